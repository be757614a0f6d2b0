/** What goes out by e-mail and SMS. Paragraphs are parted by an empty line. */
export const mailNotices = {
  "mail.signature":
    "Tucano\n\nYou're getting this message because you have an account with us. We never ask for your passwords or codes, by phone or by message.",
  "mail.unsubscribe": "You no longer want these messages? End them with one press: {link}",
  "mail.unsubscribe_title": "End these messages",
  "mail.unsubscribe_ask": "Press to end messages of this kind.",
  "mail.unsubscribe_done": "Done. You won't get messages of this kind any more.",
  "mail.email_code.subject": "{code} is your Tucano code",
  "mail.email_code.body":
    "Hello,\n\nyour code to link this e-mail address is {code}. It is valid for {minutes, plural, one {# minute} other {# minutes}}.\n\nIf you didn't request it, ignore this message.",
  "mail.password_link.subject": "Set your Tucano password",
  "mail.password_link.body":
    "Hello {account},\n\nuse this link to set a new login password:\n\n{link}\n\nIt works once, for {minutes, plural, one {# minute} other {# minutes}}. When you save, all devices are logged out.\n\nIf you didn't request it, ignore this message: your password stays the same.",
  "mail.security.subject": "Your Tucano account has changed",
  "mail.security.body":
    "Hello {account},\n\n{change, select, password {your password was changed and all other devices were logged out.} withdrawal_password {your withdrawal password was changed.} email {another e-mail address was linked to your account.} totp_on {an authenticator app was set up for your account.} totp_off {the authenticator app of your account was removed.} passkey {a passkey was added to your account.} other {something in your account's security settings was changed.}}\n\nIf this wasn't you, contact support at once.",
  "sms.login_code":
    "Tucano: {code} is your login code, valid for {minutes, plural, one {# minute} other {# minutes}}. Don't share it with anyone.",
  "mail.operator_link.subject": "Your access to the Tucano back office",
  "mail.operator_link.body":
    "Hello {name},\n\n{what, select, reset {your password was reset. Create a new one} other {you are invited to work in the back office. Create your password}} with this link, which works once and is valid for {hours, plural, one {# hour} other {# hours}}:\n\n{link}\n\nHave an authenticator app at hand for the next step.",
} as const;
