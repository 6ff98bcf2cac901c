/** Pages of moderators. */
export const moderation = {
  moreReports: '{count, plural, one {# more report} other {# more reports}}',
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
  settleTitle: '{isGone, select, yes {Resolve} other {Dismiss}} this report?',
  settleHelp:
    'Nothing is changed, and nobody but the people who reported this is notified. The report moves to Resolved.',
  note: 'Note for moderators',
  notedAs: 'Note: {note}',
  reopen: 'Reopen',
  dismissed: 'Dismissed',
  whoseAccount: 'View account',

  // Appeals
  appeals: 'Appeals',
  decided: 'Past appeals',
  noAppeals: 'No open appeals',
  noAppealsHelp: 'When someone appeals a decision, you can review it here.',
  nothingDecided: 'No past appeals',
  nothingDecidedHelp: 'Appeals stay here once a moderator has decided.',
  appealBy: 'Appeal by <person>{name}</person>',
  appealAct: '{outcome, select, granted {Accept appeal} other {Reject appeal}}',
  appealTitle: '{outcome, select, granted {Accept this appeal?} other {Reject this appeal?}}',
  appealOutcome: '{outcome, select, granted {Appeal accepted} other {Appeal rejected}}',
  grantHelp:
    '{action, select, block {The block ends right away.} ban {The suspension ends right away.} restrict {The restrictions of this decision end right away.} other {Nothing is restored by itself. Use your message to explain what they can do now.}}',
  declineHelp: 'The decision stays. They can’t appeal it again.',

  // Actions of moderators
  messageLabel: 'Message to this person',
  messageNote: 'They see it together with your decision, and it’s kept in the log.',
  cancel: 'Cancel',
  wasDone: 'Done, and added to the log.',
  act: '{action, select, restrict {Change} block {Block permanently} unblock {Unblock} ban {Suspend} unban {End the suspension} removeUserName {Remove the name} removeUserDescription {Remove the description} removeUserPicture {Remove the picture} unpublishPuzzle {Make private} deletePuzzle {Delete} removePuzzleDescription {Remove the description} unpublishCollection {Make private} deleteCollection {Delete} removeCollectionDescription {Remove the description} removeComment {Remove the text} other {Delete}}',
  actTitle:
    '{action, select, restrict {{name}’s permissions} block {Block {name} permanently?} unblock {Unblock {name}?} ban {Suspend {name}?} unban {End {name}’s suspension?} removeUserName {Remove the name “{name}”?} removeUserDescription {Remove {name}’s description?} removeUserPicture {Remove {name}’s picture?} unpublishPuzzle {Make “{name}” private?} deletePuzzle {Delete “{name}”?} removePuzzleDescription {Remove the description of “{name}”?} unpublishCollection {Make “{name}” private?} deleteCollection {Delete “{name}”?} removeCollectionDescription {Remove the description of “{name}”?} removeComment {Remove the text of this comment?} other {Delete this comment?}}',
  actHelp:
    '{action, select, restrict {Each block ends at the start of the day you choose. No day means no block.} block {They’re signed out everywhere right away and can’t sign in until a moderator unblocks them.} unblock {Blocks and suspensions end right away.} ban {They’re signed out everywhere right away. The suspension ends by itself.} unban {They can sign in again right away.} removeUserName {They get a neutral name and can choose another one. This can’t be undone.} removeUserDescription {This can’t be undone.} removeUserPicture {They get the default picture. This can’t be undone.} unpublishPuzzle {From now on, only its author can see it. They can publish it again.} deletePuzzle {Its solves, loves, and comments are deleted, too. This can’t be undone.} removePuzzleDescription {This can’t be undone.} unpublishCollection {From now on, only its author can see it.} deleteCollection {Its puzzles stay. This can’t be undone.} removeCollectionDescription {This can’t be undone.} removeComment {A note says the text was removed. This can’t be undone.} other {It disappears from the puzzle. This can’t be undone.}}',
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
  cannotAct: 'Moderators can’t take action against themselves or each other.',
  things: 'Content by {name}',
  puzzles: 'Puzzles',
  collections: 'Collections',
  comments: 'Comments',
  underPuzzle: 'on <puzzle>{title}</puzzle>',
  aboutThing: '{action}: {title}',
  aboutComment: '{action}: comment on {title}',

  // The log
  received: 'Actions on this account',
  given: 'Actions by this moderator',
  actionBy: '{action}, by <person>{name}</person>',
  actionTo: '{action}: <person>{name}</person>',
  action:
    '{action, select, restrict {Permissions changed} block {Account blocked} unblock {Account unblocked} ban {Account suspended} unban {Suspension ended} removeUserName {Name removed} removeUserDescription {Description removed} removeUserPicture {Picture removed} unpublishPuzzle {Puzzle made private} deletePuzzle {Puzzle deleted} removePuzzleDescription {Description of a puzzle removed} unpublishCollection {Collection made private} deleteCollection {Collection deleted} removeCollectionDescription {Description of a collection removed} removeComment {Comment removed} other {Comment deleted}}',
  quoted: '“{text}”',
} as const;
