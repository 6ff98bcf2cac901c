/** The user's own account, in the settings. */
export const ownAccount = {
  loading: 'Loading…',
  signedOut: 'Sign in to change your name, sign-in methods, and devices.',
  signIn: 'Sign in / sign up',
  offline: `{cause, select, server {The server isn’t available right now. You can change these settings when it’s
      back.} other {You’re offline. You can change these settings when you’re back online.}}`,
  tryAgain: 'Try again',

  // Profile
  profile: 'Profile',
  name: 'Name',
  nameless: 'Enter the name others will see.',
  description: 'Description',
  descriptionNote: 'Shown on your profile. You can use Markdown.',
  preview: 'Preview',
  picture: 'Picture',
  choosePicture: 'Choose a picture',
  dropPicture: 'Use default picture',
  pictureNote: 'Everyone can see it. It’s cropped to a square before it’s uploaded.',
  pictureChosen: 'Picture changed.',
  pictureDropped: 'You’re using the default picture again.',
  notAPicture: 'Your browser can’t open this file as a picture. Try another one.',
  pictureUnsaved: 'Your picture wasn’t changed: {problem}',
  save: 'Save profile',
  saved: 'Saved',
  unsaved: 'Not saved: {problem} Your changes are still here.',

  // Identities
  identities: 'Sign-in methods',
  passkey: 'Passkey',
  added: 'added {date}',
  noIdentity:
    'You can’t sign in again yet. Add a sign-in method before you sign out or this session ends.',
  logOutTitle: 'Sign out without a sign-in method?',
  logOutWarning: 'You couldn’t sign in to this account again. Add a sign-in method first.',
  logOutAnyway: 'Sign out anyway',
  addSignInMethod: 'Add a sign-in method',
  lastIdentity: 'This is your only sign-in method. Add another one before you remove it.',
  addPasskey: 'Add a passkey',
  passkeyAdded: 'Passkey added.',
  addProvider: 'Add {provider}',
  remove: 'Remove',
  removeIdentity: 'Remove {identity}',
  notRemoved: 'Couldn’t remove it: {problem}',

  // Sessions
  sessions: 'Signed-in devices',
  current: 'this browser',
  seen: 'last active',
  end: 'Sign out',
  endSession: 'Sign out {browser}',
  endOthers: 'Sign out everywhere else',
  notEnded: 'Couldn’t sign out that device: {problem}',
  more: 'Show more',

  // Confirmation
  confirmTitle: 'Confirm that it’s you',
  confirmHelp: 'You signed in a while ago. Sign in again to make this change.',
  confirmByPasskey: 'Use a passkey',
  confirmByProvider: 'Sign in again with {provider}',

  // Export
  export: 'Your data',
  exportNote:
    'One file with everything your account contains: puzzles, solves, ratings, collections, comments, notifications, and more.',
  exportSave: 'Download your data',
  exportSaved: 'Saved.',
  exportFailed: 'Couldn’t download your data: {problem}',

  // Delete
  deleteAccount: 'Delete account',
  deleteTitle: 'Delete your account?',
  deleteWarning: 'This can’t be undone.',
  deleteHelp: `This permanently deletes your sign-in methods, private puzzles, collections, and notifications.
      Published puzzles and comments stay, without your name.`,
  deleteTyped: 'Type {name} to confirm',
  deleteForGood: 'Delete permanently',
  cancel: 'Cancel',
  deleted: 'Your account has been deleted.',
} as const;
