/** Signing in, and the menu of one's own account. */
export const account = {
  // AccountMenu
  signIn: 'Sign in / sign up',
  signInShort: 'Sign in / sign up', // has room on phones
  menu: '{name}’s account',
  logOut: 'Logout',
  noAnswer: 'Can’t reach the server. Check your connection and try again.',
  signedOut: 'You’ve been signed out. Sign in to continue.',
  confirmationNeeded: 'To continue, sign in again to confirm that it’s you.',
  restricted:
    'A moderator has paused this for your account. Your notifications say why and until when.',

  // SignInPage
  title: 'Continue with an account',
  intro: 'Sign in or sign up here',
  signedIn: 'Signed in automatically',
  offline: 'Failed to sign in because you are offline',
  failed: 'Sign-in didn’t work. Please try again.',
  cancelled: 'Sign-in canceled.',
  expired: 'Sign-in took too long or was started twice. Please try again.',
  otherBrowser: 'You started signing in with a different browser. Please start again in this one.',
  providerFailed: 'The other site couldn’t confirm your sign-in. Please try again later.',
  signUpClosed: 'This site isn’t accepting new accounts. If you have one, sign in here.',
  invitationNeeded:
    'This site is by invitation. To sign up, open the link of your invitation. If you have an account, sign in here.',
  invitationInvalid:
    'This invitation has expired, was used up, or was withdrawn. Ask for a new one. If you have an account, sign in here.',
  noNewAccount: 'You don’t have an account here yet, and a new one couldn’t be created.',
  invited: 'You’re invited. Sign up here until {end}.',
  taken: 'That account is already linked to someone else here.',

  // Blocked accounts
  appeal: 'Appeal this decision',
  appealWords: 'Message to the moderators (optional)',
  appealSent:
    'Your appeal was sent. A moderator will take a look. Sign in later to read the answer.',
  appealWaits: 'You’ve appealed. A moderator will take a look. Sign in later to read the answer.',
  appealDeclined: 'A moderator reviewed your appeal. The decision stays.',
  appealAnswer: '“{words}”',

  // OAuthCallbackPage
  notSignedIn: 'Not signed in',
  tryAgain: 'Try again',
  backHome: 'Back to home',
  badCallback: 'Invalid parameters for OAuth callback.',
  callbackFailed: 'Sign-in didn’t work.',

  // SignInPanel
  moment: 'Loading…',
  continueWith: 'Continue with {provider}',
  moreSoon: 'More providers coming soon',
  otherAddress: 'This site’s address is <link>{address}</link>. Open it there to sign in.',

  // Passkeys
  passkeySignIn: 'Sign in with a passkey',
  passkeySignUp: 'Sign up with a passkey',
  newName: 'New here? Choose a name',
  nameNote:
    'Everyone can see your name, and you can change it later. The passkey stays on your device, so there’s no password to remember.',
  nameless: 'Enter the name others will see.',
  passkeyTaken: 'This device already has a passkey for your account.',
  passkeyFailed: 'That passkey didn’t work. Please try again.',
  noPasskeys: 'This browser doesn’t support passkeys. Please use another browser.',
  needsHttps: 'Passkeys only work over https or on localhost, and this page uses neither.',
} as const;
