/**
 * Notifications, in Markdown, and the log of moderators. Values are escaped before they are put in:
 * see `asMarkdown`.
 */
export const notices = {
  // Comments, puzzles, collections
  commented: '**{name}** commented on your puzzle **{title}**.',
  mentioned: '**{name}** mentioned you in a comment on **{title}**.',
  published: '**{name}** published **{title}**.',
  added: '**{title}** was added to **{collection}**.',
  formerActivity: 'Someone commented on a puzzle.',
  publishedMany: '**{name}** published {count, plural, one {# puzzle} other {# puzzles}}.',
  addedMany:
    '{count, plural, one {# puzzle was} other {# puzzles were}} added to **{collection}**.',
  someone: 'Someone',
  untitledPuzzle: 'Untitled puzzle',
  untitledCollection: 'Untitled collection',

  // The own account
  methodAdded:
    'A sign-in method was added to your account: {method}. This was done in **{agent}**. If that wasn’t you, remove what you don’t recognize and sign out everywhere else.',
  methodRemoved:
    'A sign-in method was removed from your account: {method}. This was done in **{agent}**. If that wasn’t you, remove what you don’t recognize and sign out everywhere else.',
  passkeyRenamed:
    'A passkey on your account was renamed: **{label}**. This was done in **{agent}**. If that wasn’t you, remove what you don’t recognize and sign out everywhere else.',
  signedOut:
    'Other devices were signed out of your account. This was done in **{agent}**. If that wasn’t you, remove what you don’t recognize and sign out everywhere else.',
  signedOutEverywhere:
    'Your account was signed out everywhere. This was done in **{agent}**. If that wasn’t you, remove what you don’t recognize and sign out everywhere else.',
  passkeyCopied:
    'Someone tried to sign in with a copy of your passkey **{label}**. We blocked it. Remove that passkey and create a new one.',
  supporterEnds:
    'Your time as a supporter ends on {day}. Thank you! If you buy more, it’s added to the time you have left.',

  // Names inside these sentences
  method: '{provider, select, google {Google} discord {Discord} other {Passkey}}',
  methodNamed: '{provider, select, google {Google} discord {Discord} other {Passkey}} **{label}**',
  agent:
    '{browser, select, unknown {a browser} other {{browser}}} on {system, select, unknown {an unknown system} other {{system}}}',

  // Decisions of moderators
  permissions: 'A moderator changed your permissions: {changes}.',
  forbidden:
    'no {restriction, select, comments {comments} puzzles {new or changed puzzles} collections {new or changed collections} other {ratings}} until {until}',
  allowed:
    '{restriction, select, comments {comments} puzzles {new and changed puzzles} collections {new and changed collections} other {ratings}} allowed again',
  suspended: 'A moderator has suspended your account for {duration}.',
  duration:
    '{unit, select, day {{count, plural, one {# day} other {# days}}} hour {{count, plural, one {# hour} other {# hours}}} minute {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# second} other {# seconds}}}}',
  unblocked: 'A moderator has unblocked your account.',
  nameRemoved: 'A moderator has removed your name.',
  descriptionRemoved: 'A moderator has removed your profile description.',
  pictureRemoved: 'A moderator has removed your picture.',
  puzzlePrivate: 'A moderator has made your puzzle “{title}” private again.',
  puzzleDeleted: 'A moderator has deleted your puzzle “{title}”.',
  puzzleDescriptionRemoved: 'A moderator has removed the description of your puzzle “{title}”.',
  collectionPrivate: 'A moderator has made your collection “{title}” private.',
  collectionDeleted: 'A moderator has deleted your collection “{title}”.',
  collectionDescriptionRemoved:
    'A moderator has removed the description of your collection “{title}”.',
  commentRemoved: 'A moderator has removed the text of your comment.',
  commentDeleted: 'A moderator has deleted one of your comments.',

  // Outcomes of reports and appeals
  reportSettled:
    'Thank you for your report about {kind, select, puzzle {a puzzle} comment {a comment} collection {a collection} other {a person}}. {outcome, select, removed {A moderator removed it.} changed {A moderator removed the part that breaks the rules.} acted {A moderator took action.} gone {It was already deleted.} other {A moderator checked it and decided that it can stay.}} You wrote: “{reason}”',
  appealDecided:
    '{outcome, select, granted {A moderator reviewed your appeal and agrees with you.} other {A moderator reviewed your appeal. The decision stays.}}',

  // The log of moderators: plain text
  logPermissions: 'Changed the permissions of the account: {changes}.',
  logBlocked: 'Blocked the account.',
  logUnblocked: 'Unblocked the account.',
  logSuspended: 'Suspended the account for {duration}.',
  logUnsuspended: 'Ended the suspension of the account.',
  logNameRemoved: 'Removed the name “{name}”.',
  logSomeName: 'Removed the name of the account.',
  logDescriptionRemoved: 'Removed the description of the account.',
  logPictureRemoved: 'Removed the picture of the account.',
  logPuzzlePrivate: 'Made the puzzle “{title}” private.',
  logDailyReplaced: 'Replaced the daily puzzle of {date}.',
  logPuzzleDeleted: 'Deleted the puzzle “{title}”.',
  logPuzzleDescriptionRemoved: 'Removed the description of the puzzle “{title}”.',
  logCollectionPrivate: 'Made the collection “{title}” private.',
  logCollectionDeleted: 'Deleted the collection “{title}”.',
  logCollectionDescriptionRemoved: 'Removed the description of the collection “{title}”.',
  logCommentRemoved: 'Removed the text of a comment.',
  logCommentDeleted: 'Deleted a comment.',
} as const;
