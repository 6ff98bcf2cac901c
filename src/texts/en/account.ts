/** Signing in, and the menu of one's own account. */
export const account = {
  // AccountMenu
  signIn: 'Sign in / sign up',
  menu: 'Account of {name}',
  logOut: 'Logout',
  noAnswer: 'The server was not reached.',
  signedOut: 'You are signed out. Sign in to go on.',
  confirmationNeeded: 'Confirm that it is you: sign in once more, then try again.',
  restricted:
    'A moderator has paused this for your account. Why and until when stands under your notifications.',

  // SignInPage
  title: 'Continue with an account',
  intro: 'Sign in or sign up here',
  signedIn: 'Signed in automatically',
  offline: 'Failed to sign in because you are offline',
  failed: 'The sign-in did not work. Please try again.',
  cancelled: 'The sign-in was cancelled.',
  expired: 'The sign-in took too long, or was begun twice. Please try again.',
  otherBrowser: 'The sign-in was begun in another browser. Please try again in this one.',
  providerFailed: 'The other site did not confirm the sign-in. Please try again later.',
  taken: 'That account already belongs to somebody else here.',
  blocked: 'This account is blocked.',

  // OAuthCallbackPage
  notSignedIn: 'Not signed in',
  tryAgain: 'Try again',
  backHome: 'Back to home',
  badCallback: 'Invalid parameters for OAuth callback.',
  callbackFailed: 'The sign-in did not work.',

  // SignInPanel
  moment: 'One moment…',
  continueWith: 'Continue with {provider}',
  moreSoon: 'More providers coming soon',

  // Passkeys
  passkeySignIn: 'Sign in with a passkey',
  passkeySignUp: 'Sign up with a passkey',
  newName: 'New here? Your name',
  nameNote:
    'Everybody can see it, and you can change it later. Your device keeps the passkey: there is no password.',
  nameless: 'Choose the name others will see.',
  passkeyTaken: 'This device has a passkey for your account already.',
  passkeyFailed: 'This passkey could not be used.',
  noPasskeys: 'This browser cannot use passkeys.',
  needsHttps: 'Passkeys need an address with https, or localhost: this page has neither.',
} as const;
