/** Saving drafts on the site, and publishing them. */
export const publishing = {
  label: 'Online',
  signIn: '<link>Sign in</link> to save this puzzle to your account and publish it.',
  offline: `{cause, select, server {The server isn’t available right now. The draft is saved here and uploaded when
      it’s back.} other {You’re offline. The draft is saved here and uploaded when you’re back online.}}`,
  upload: 'Save to account',
  uploadTitle: 'Save this puzzle to your account as private',
  save: 'Save',
  saveTitle: 'Save this puzzle to your account',
  saving: 'Saving',
  saved: 'Saved',
  notSaved: 'Not saved: {reason}',
  notReached: 'Can’t reach the server. Trying again…',
  unsavedPublic: 'Players still see the version you saved last.',
  needsTitle: 'Add a title first.',
  uploaded: 'Saved to your account. Only you can see it.',
  publish: 'Publish',
  publishTitle: 'Publish this puzzle',
  publishNote:
    'Everyone will be able to find and solve it. You can edit a published puzzle, but you can’t delete it.',
  several:
    'This puzzle has more than one solution: {count, plural, one {# cell differs} other {# cells differ}} between two of them.',
  differing:
    '{count, plural, one {This cell differs: {places}} other {# cells differ, such as {places}}}',
  severalNote:
    'Players can only guess here. Add clues until one solution is left, or the rule “{rule}” if players are to find only what is certain.',
  severalWanted: 'Publish it with several solutions',
  checkingSolutions: 'Checking that it has only one solution…',
  solutionsUnknown: 'There was no time to find out whether it has only one solution.',
  missing: 'Before you can publish:',
  checking: 'Checking',
  publishNow: 'Publish',
  published: 'Published',
  publishedNote: 'Everyone can find it now, and your followers have been notified.',
  toPuzzle: 'View puzzle',
  copyLink: 'Copy link',
  linkName: 'Link to the puzzle',
  copyrightedTitle: 'This puzzle can’t be published here',
  copyrightedNote:
    'It stays in your account, and only you can see it. If you think this is a mistake, contact us.',
  close: 'Close',
  cancel: 'Cancel',
  remove: 'Delete from account',
  removeTitle: 'Delete this puzzle from your account?',
  removeNote: 'Nobody else has seen it. The draft in this browser stays.',
  removed: 'Deleted from your account. The draft is still here.',
  comments: 'Comments',
  statistics: 'Statistics',
  statisticsNote: 'Published <time></time>.',
  solves: 'solved by',
  loves: 'loved by',
  verdict: `{state, select, unique {Our solver proved that it has exactly one solution.} several {Our solver
      found more than one solution.} none {Our solver found no solution.} unknown {Our solver
      ran out of time.} other {Our solver hasn’t checked it yet.}}`,

  // Conflicting changes
  conflict: 'This puzzle was changed somewhere else',
  conflictNote:
    'Which version do you want to keep editing? You can get the other one back with Versions or Undo.',
  there: 'In your account',
  here: 'On this device',
  keepHere: 'Keep this one',
  takeThere: 'Use the saved one',
} as const;
