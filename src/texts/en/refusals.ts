/** Reasons why the server refuses a call. Programs get them in English. */
export const refusals = {
  // Requests
  nothingHere: 'There’s nothing at this address.',
  requestUnread: 'The server can’t read this request. Reload the page and try again.',
  fieldUnread: 'The server can’t read “{field}”. Reload the page and try again.',
  listChanged: 'This list has changed. Reload the page and try again.',
  cutOff: 'The request was cut off. Please try again.',
  timedOut: 'The request took too long to arrive. Please try again.',
  tooLarge: 'This is too large to send.',
  addressTooLong:
    'This address is too long. Before the question mark, it can have at most {most, number} characters.',
  queryTooLong:
    'This address is too long. After the question mark, it can have at most {most, number} characters.',
  headersTooLong:
    'The headers of this request are too long. Together they can have at most {most, number} characters. Delete the cookies of this site and try again.',
  linkTooLong: 'This link is too long to open.',
  tooManyRequests: 'Too many requests. Wait a moment and try again.',
  otherSite: 'This request came from another site, so it was blocked.',

  // The server
  starting: 'The server is starting. Please try again in a moment.',
  databaseDown: 'The server can’t reach its database. Please try again in a moment.',
  busy: 'The server is busy. Please try again in a moment.',
  notReady: 'The server can’t answer right now. Please try again in a moment.',
  failed: 'Something went wrong on the server. Please try again.',

  // Permissions
  signIn: 'Sign in first.',
  confirm: 'Sign in again to confirm that it’s you. Then try again.',
  moderatorsOnly: 'Only moderators can do this.',
  paused:
    'A moderator has paused {restriction, select, comments {commenting} puzzles {editing puzzles} collections {editing collections} other {rating}} for your account.',

  // Signing in
  blocked: 'This account is blocked.',
  suspended: 'This account is suspended until {until}.',
  withWords: '{refusal} A moderator wrote: “{words}”',
  noProvider: 'This sign-in method isn’t available here.',
  needsTab: 'Sign-in needs its own tab. Open this page in a new tab.',
  returnsElsewhere: 'After signing in, you can only return to a page of this site.',
  signUpClosed: 'This site isn’t accepting new accounts.',
  invitationNeeded: 'This site is by invitation. To sign up, open the link of your invitation.',
  invitationInvalid:
    'This invitation has expired, was used up, or was withdrawn. Ask for a new one.',
  noInvitation: 'This invitation no longer exists.',
  invitationTaken: 'This invitation already exists. Create another one.',
  signInExpired: 'This sign-in has expired. Sign in again.',
  signedInAlready: 'You’re already signed in.',
  passkeyRefused: 'That passkey didn’t work. Please try again.',
  passkeyUnknown: 'This passkey isn’t on any account anymore. Use another one, or sign up.',

  // Accounts
  noAccount: 'This account doesn’t exist.',
  nameEmpty: 'Enter a name with at least one visible character.',
  nameReserved: 'People could mistake this name for the site itself. Choose another one.',
  otherName: 'That isn’t your account name. Type it exactly as shown.',
  badPicture:
    'This file isn’t a supported picture. Choose a PNG, JPEG, or WebP picture of at most {side} × {side} pixels and {kilobytes} KB.',
  picturesBusy: 'Too many pictures are being checked right now. Please try again.',
  noPasskey: 'This passkey isn’t on your account anymore.',
  noMethod: 'This sign-in method isn’t on your account anymore.',
  noDevice: 'This device isn’t signed in anymore.',
  lastMethod: 'This is your only sign-in method. Add another one first.',
  tooManyPasskeys: 'An account can have at most {most, number} passkeys. Remove one first.',

  // Puzzles
  noDaily: 'There is no daily puzzle for this day.',
  dailyShown: 'The puzzle of this day was published already.',
  dailyOff: 'This site doesn’t create daily puzzles. Choose a published puzzle.',
  dailyUnderWay: 'Another puzzle is already being created.',
  dailyUsed: 'This puzzle is or was a daily puzzle already.',
  noPuzzle: 'This puzzle doesn’t exist.',
  noPuzzleAddress: 'This isn’t the address of a puzzle.',
  noPuzzlesYet: 'There are no puzzles yet. Create the first one.',
  onlyAuthor: 'Only the author can change this.',
  titleEmpty: 'Enter a title with at least one visible character.',
  publishedStays: 'Published puzzles can’t be deleted.',
  publishedAlready: 'This puzzle is already published.',
  changedMeanwhile: 'This puzzle was just changed somewhere else. Reload and try again.',
  newerVersion: 'You’ve saved a newer version somewhere else.',
  protected: 'This puzzle can’t be published: it’s identical to a protected one.',
  tooManyPrivate:
    'You can have at most {most, number} private puzzles. Publish or delete some of them.',
  puzzlesTooBig:
    'All your puzzles together can take up at most {megabytes, number} MB. Delete some of them.',
  solveFirst: 'Solve the puzzle before you rate it.',
  ownPuzzle: 'You can’t rate your own puzzle.',
  solvedElsewhere: 'You’ve continued this puzzle somewhere else.',

  // Contents of puzzles
  puzzleTooLarge: 'This puzzle is too large.',
  dataTooLong: 'This puzzle is too large: its data can have at most {most, number} characters.',
  tooManyParts:
    'This puzzle is too large: it can have at most {most, number} {part, select, cells {cells} innerCells {cells within its clues} edges {borders and merged cells} symbols {symbols} rules {rules} symbolsInOnePlace {symbols in one place} other {control lines}}.',
  puzzleUnread: 'Couldn’t load this puzzle: “{reason}”.',
  puzzleDamaged: 'Couldn’t load this puzzle: its data is damaged or incomplete.',
  checkTooLong: 'This puzzle takes too long to check. Use fewer or simpler clues.',
  checkTooBig: 'This puzzle needs too much memory to check. Use fewer clues.',
  checkFailed: 'This puzzle can’t be checked.',
  checksBusy: 'Too many puzzles are being checked right now. Please try again.',

  // Publishing
  metadataBad: 'This puzzle can’t be published: “{problem}”.',
  noCells: 'Add at least one cell before you publish.',
  needsSolution: 'This puzzle can only be checked with a solution. Add one first.',
  noSolution: 'Add a solution before you publish: no cell is painted.',
  partSolution: 'Add a solution before you publish: some cells are empty.',
  wrongSolution: 'The solution to this puzzle breaks the puzzle’s rules.',
  unsolvable: 'This puzzle has no solution.',

  // Collections
  noCollection: 'This collection doesn’t exist.',
  onlyOwner: 'Only the owner can change this.',
  automatic: 'This collection is updated automatically, so you can’t edit it.',
  automaticTexts: 'This collection is updated automatically. You can only change who sees it.',
  automaticStays: 'This collection is updated automatically, so it can’t be deleted.',
  privateInside: 'This collection contains private puzzles. Publish or remove them first.',
  privateAdded: 'This collection is public, so it can’t contain private puzzles.',
  othersInSeries: 'A series can only contain your own puzzles.',
  otherSeries: 'Some of these puzzles are already in another series.',
  collectionFull: 'A collection can contain at most {most, number} puzzles.',
  notInside: 'This puzzle isn’t in the collection.',
  tooManyCollections: 'You can have at most {most, number} collections. Delete one first.',

  // Comments
  noComment: 'This comment isn’t yours or no longer exists.',
  commentEmpty: 'Write something first.',
  repeated: 'You just posted the same comment.',
  newcomerComments:
    'New accounts can post {most, plural, one {# comment} other {# comments}} an hour. Try again later.',
  newcomerLinks:
    'On their first day, accounts can include {most, plural, one {one link} other {# links}} per comment.',

  // Reports
  gone: 'This no longer exists.',
  ownReport: 'You can’t report your own content.',
  reportedAlready: 'You’ve already reported this. A moderator will take a look.',
  reasonEmpty: 'Describe the problem for the moderators.',
  noReport: 'This report doesn’t exist.',
  reportOnYou: 'This report is about you, so another moderator has to handle it.',

  // Moderation
  moderatorSelf: 'Moderators can’t take action against themselves.',
  moderatorOther: 'Moderators can’t take action against other moderators.',
  houseAccount: 'This is the site’s own account, so it can’t be changed. Its puzzles can.',
  notSuspended: 'This account isn’t suspended.',
  nameGone: 'This name has already been removed.',
  noDescription:
    '{thing, select, account {This account has no description.} puzzle {This puzzle has no description.} other {This collection has no description.}}',
  noPicture: 'This account already uses the default picture.',
  privateAlready:
    '{thing, select, puzzle {This puzzle is already private.} other {This collection is already private.}}',
  commentGone: 'The text of this comment has already been removed.',

  // Appeals
  nothingToAppeal: 'There’s no decision here that you can appeal.',
  appealedAlready: 'You’ve already appealed this decision. A moderator will take a look.',
  noAppeal: 'This appeal doesn’t exist.',
  ownAppeal: 'This is your own appeal, so another moderator has to decide.',
  appealDecided: 'Another moderator has already decided on this appeal.',

  // Pictures of links
  previewsBusy: 'Too many pictures are being drawn right now. Please try again.',

  // Payments
  noAnswer: 'The payment provider isn’t responding. Please try again later.',
  noPayments: 'This site doesn’t take payments.',
  paidElsewhere: 'After a payment, you can only return to a page of this site.',
  badSignature: 'The signature of this event isn’t valid.',
} as const;
