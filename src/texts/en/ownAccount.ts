/** The user's own account, in the settings. */
export const ownAccount = {
  loading: 'One moment…',
  signedOut: 'You are signed out here. Name, ways to sign in and devices are set in an account.',
  signIn: 'Sign in / sign up',
  offline: 'You are offline: what is here can be changed once the server is reached.',
  tryAgain: 'Try again',

  // Profile
  profile: 'Profile',
  name: 'Name',
  nameless: 'Choose the name others will see.',
  description: 'Description',
  descriptionNote: 'Everybody can read it on your page. Markdown works here.',
  preview: 'Preview',
  picture: 'Picture',
  choosePicture: 'Choose a picture',
  dropPicture: 'Use the drawn one',
  pictureNote: 'Everybody can see it. It is cut to a square here, before it is sent.',
  pictureChosen: 'Your picture was changed.',
  pictureDropped: 'Your picture is the drawn one again.',
  notAPicture: 'This file is not a picture that your browser can read.',
  pictureUnsaved: 'Your picture stays as it was: {problem}',
  save: 'Save profile',
  saved: 'Saved',
  unsaved: 'Not saved: {problem} What you typed is still here.',

  // Identities
  identities: 'Ways to sign in',
  passkey: 'Passkey',
  added: 'since {date}',
  lastIdentity: 'Your only way to sign in stays: add another one first.',
  addPasskey: 'Add a passkey',
  passkeyAdded: 'The passkey was added.',
  addProvider: 'Add {provider}',
  remove: 'Remove',
  removeIdentity: 'Remove {identity}',
  notRemoved: 'It was not removed: {problem}',

  // Sessions
  sessions: 'Signed in on',
  current: 'this browser',
  seen: 'last seen',
  end: 'Sign out',
  endSession: 'Sign out {browser}',
  endOthers: 'Sign out everywhere else',
  notEnded: 'It is still signed in there: {problem}',
  more: 'Show more',

  // Confirmation
  confirmTitle: 'Confirm that it is you',
  confirmHelp: 'You signed in a while ago. Sign in once more to make this change.',
  confirmByPasskey: 'Use a passkey',
  confirmByProvider: 'Sign in again with {provider}',

  // Delete
  deleteAccount: 'Delete account',
  deleteTitle: 'Delete your account?',
  deleteWarning: 'This cannot be undone.',
  deleteHelp:
    'Every way to sign in, your private puzzles, collections and notifications go for good. Published puzzles and comments stay, without your name.',
  deleteTyped: 'Type {name} to confirm',
  deleteForGood: 'Delete for good',
  cancel: 'Cancel',
  deleted: 'Your account was deleted.',
} as const;
