/** Pages of moderators. */
export const moderation = {
  // Reports
  title: 'Moderation',
  open: 'Open reports',
  done: 'Resolved',
  states: 'Report status',
  nothingOpen: 'No open reports',
  nothingOpenHelp: 'Reports show up here until a moderator resolves them.',
  nothingDone: 'No resolved reports',
  nothingDoneHelp: 'Resolved reports stay here for reference.',
  reports: 'Reports',
  kind: '{kind, select, puzzle {Puzzle} comment {Comment} collection {Collection} other {Person}}',
  by: 'by <person>{name}</person>',
  says: '<person>{name}</person> says: {reason}',
  gone: 'It has already been deleted.',
  inPlace: 'View in context',
  settle: 'Dismiss',
  settleGone: 'Resolve',
  settleTitle: 'Resolve this report?',
  settleHelp: 'Nothing is changed and nobody is notified. The report moves to Resolved.',
  note: 'Note for moderators',
  notedAs: 'Note: {note}',
  reopen: 'Reopen',
  whoseAccount: 'View account',

  // Actions of moderators
  messageLabel: 'Message to this person',
  messageNote: 'They see it together with your decision, and it’s kept in the log.',
  cancel: 'Cancel',
  wasDone: 'Done, and added to the log.',
  act: '{action, select, restrict {Change} block {Block for good} unblock {Let in again} ban {Block for some time} unban {End the ban} removeUserName {Remove the name} removeUserDescription {Remove the description} removeUserPicture {Remove the picture} unpublishPuzzle {Make private} deletePuzzle {Delete} removePuzzleDescription {Remove the description} unpublishCollection {Make private} deleteCollection {Delete} removeCollectionDescription {Remove the description} removeComment {Remove its words} other {Delete}}',
  actTitle:
    '{action, select, restrict {What {name} may do} block {Block {name} for good?} unblock {Let {name} in again?} ban {Block {name} for some time?} unban {End the ban of {name}?} removeUserName {Remove the name “{name}”?} removeUserDescription {Remove the description of {name}?} removeUserPicture {Remove the picture of {name}?} unpublishPuzzle {Make “{name}” private?} deletePuzzle {Delete “{name}”?} removePuzzleDescription {Remove the description of “{name}”?} unpublishCollection {Make “{name}” private?} deleteCollection {Delete “{name}”?} removeCollectionDescription {Remove the description of “{name}”?} removeComment {Remove the words of this comment?} other {Delete this comment?}}',
  actHelp:
    '{action, select, restrict {Each holds until the beginning of its day. Without a day it is allowed.} block {They are signed out everywhere at once and cannot sign in until a moderator lets them in again.} unblock {Blocks and bans end at once.} ban {They are signed out everywhere at once. It ends by itself.} unban {They can sign in again at once.} removeUserName {They get a neutral name and can choose another one. It cannot be undone.} removeUserDescription {It cannot be undone.} removeUserPicture {They get the one that is drawn from their account. It cannot be undone.} unpublishPuzzle {Only its author sees it from now on, and can publish it again.} deletePuzzle {With all solves, loves and comments. It cannot be undone.} removePuzzleDescription {It cannot be undone.} unpublishCollection {Only its author sees it from now on.} deleteCollection {Its puzzles stay. It cannot be undone.} removeCollectionDescription {It cannot be undone.} removeComment {A sentence says that they were removed. It cannot be undone.} other {Nothing of it is left under the puzzle. It cannot be undone.}}',
  banFor: 'For how long',
  banTime: '{time, select, day {A day} week {A week} month {A month} other {A year}}',
  notUntil:
    '{restriction, select, comments {No comments until} puzzles {No puzzles until} collections {No collections until} other {No ratings until}}',
  allow: 'Allow',
  quick: '{time, select, week {A week} other {A month}}',
  quickFor:
    '{restriction, select, comments {comments} puzzles {puzzles} collections {collections} other {ratings}}',

  // A person
  profile: 'Moderation: {name}',
  toReports: 'All reports',
  since: 'joined {day}',
  accountOpen: 'Active',
  accountBlocked: 'Blocked',
  bannedUntil: 'Suspended until {day}',
  solves: 'Solves',
  lastActive: 'Last active',
  never: 'never',
  toProfile: 'Public profile',
  restrictions: 'Permissions',
  restriction:
    '{restriction, select, comments {Comments} puzzles {Puzzles} collections {Collections} other {Ratings}}',
  allowed: 'allowed',
  until: 'blocked until {day}',
  actions: 'Account',
  cannotAct: 'Moderators can’t take action on themselves or on each other.',
  things: 'Content by {name}',
  puzzles: 'Puzzles',
  collections: 'Collections',
  comments: 'Comments',
  underPuzzle: 'on <puzzle>{title}</puzzle>',
  aboutThing: '{action}: {title}',
  aboutComment: '{action}: comment on {title}',

  // The log
  received: 'Actions taken',
  given: 'Actions by this moderator',
  actionBy: '{action}, by <person>{name}</person>',
  actionTo: '{action}: <person>{name}</person>',
  action:
    '{action, select, restrict {Restrictions changed} block {Account blocked} unblock {Account let in again} ban {Account blocked for some time} unban {Ban lifted} removeUserName {Name removed} removeUserDescription {Description removed} removeUserPicture {Picture removed} unpublishPuzzle {Puzzle made private} deletePuzzle {Puzzle deleted} removePuzzleDescription {Description of a puzzle removed} unpublishCollection {Collection made private} deleteCollection {Collection deleted} removeCollectionDescription {Description of a collection removed} removeComment {Comment removed} other {Comment deleted}}',
  quoted: '“{text}”',
} as const;
