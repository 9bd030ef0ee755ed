import AppKit
import UIKit

// A file that imports AppKit or UIKit beside Testing asks for overlays that only Apple's systems have.
typealias AppKitTextView = NSTextView
typealias UIKitTextView = UITextView
typealias UIKitTextField = UITextField
