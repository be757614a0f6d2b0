/** What goes out by e-mail and SMS. Paragraphs are parted by an empty line. */
export const mailNotices = {
  "mail.signature":
    "Tucano\n\nYou get this message because of your account with us. We never ask for your passwords or for a code, neither by phone nor by message.",
  "mail.email_code.subject": "{code} is your Tucano code",
  "mail.email_code.body":
    "Hello,\n\nyour code to bind this e-mail address is {code}. It is good for {minutes, plural, one {# minute} other {# minutes}}.\n\nIf you did not ask for it, do nothing.",
  "mail.password_link.subject": "Set your Tucano password",
  "mail.password_link.body":
    "Hello {account},\n\nby this link you set a new login password:\n\n{link}\n\nIt is good for {minutes, plural, one {# minute} other {# minutes}}, and once. When you save, all devices are signed out.\n\nIf you did not ask for it, do nothing: your password stays as it is.",
  "mail.security.subject": "Your Tucano account has changed",
  "mail.security.body":
    "Hello {account},\n\n{change, select, password {your password was changed and all other devices were signed out.} withdrawal_password {your withdrawal password was changed.} email {another e-mail address was bound to your account.} totp_on {an authenticator app was set up for your account.} totp_off {the authenticator app of your account was removed.} passkey {a passkey was added to your account.} other {something in your account's security was changed.}}\n\nIf it was not you, contact customer service at once.",
  "sms.login_code":
    "Tucano: {code} is your sign-in code, good for {minutes, plural, one {# minute} other {# minutes}}. Tell it to nobody.",
  "mail.operator_link.subject": "Your access to the Tucano back office",
  "mail.operator_link.body":
    "Hello {name},\n\n{what, select, reset {your password was taken away. Make a new one} other {you are invited to work in the back office. Make your password}} by this link, which is good once and for {hours, plural, one {# hour} other {# hours}}:\n\n{link}\n\nHave an authenticator app at hand for the next step.",
} as const;
