/** Cards and lists of puzzles, collections and people. */
export const lists = {
  // Cards
  private: 'Private',
  public: 'Public',
  you: 'You',
  byYou: 'by you',
  size: '{width} by {height}',
  type: '{type, select, music {music} pattern {pattern} underclued {underclued} other {logic}}',
  ratedDifference:
    'players find it {than, select, harder {harder} other {easier}} than its author says',
  proved: 'exactly one solution',
  solved: 'solved',
  progress: '{cells, number} of {of, number} cells',
  solves: '{count, plural, one {{shown} solve} other {{shown} solves}}',
  loves: '{count, plural, one {{shown} love} other {{shown} loves}}',
  loved: 'loved by you',
  supporterChip: '{level, plural, =1 {Was a supporter} other {Supporter}}',
  untitledCollection: 'Untitled Collection',
  autoTitle:
    '{kind, select, createdPuzzles {Created puzzles} lovedPuzzles {Loved puzzles} other {Solved puzzles}}',
  series: 'Series',
  fillsItself: 'fills itself',
  puzzles: '{count, plural, one {{shown} puzzle} other {{shown} puzzles}}',
  collections: '{count, plural, one {{shown} collection} other {{shown} collections}}',
  follows: '{count, plural, =0 {nobody follows} one {{shown} follows} other {{shown} follow}}',

  // Difficulty rated by players
  ratings: 'How hard players find it',
  ratedAs: '{value, number} of 10: {count, plural, =0 {nobody} one {# player} other {# players}}',
  ratingsSay: '{count, plural, =0 {nobody said yet} one {# says {value}} other {# say {value}}}',

  // Computed difficulty
  computed: 'Computed difficulty',
  computedOnCard: 'computed: {value, number} of 10',
  hardestLabel: 'Hardest step, computed',
  hardestStep:
    '{step, select, clue {One clue} clues {Several clues} whatIf {What-if} nested {Nested what-ifs} other {Search}}',
  computedShort: `Computed: {hardest, number} of 10, {step, select,
    clue {one clue}
    clues {several clues}
    whatIf {a what-if}
    nested {nested what-ifs}
    other {a search}}`,
  computedHardest: `Computed: hardest step {hardest, number} of 10, {step, select,
    clue {one clue at a time}
    clues {several clues together}
    whatIf {a what-if}
    nested {what-ifs inside others}
    other {a search}}`,
  computedEffort: `About {minutes, plural, one {# minute} other {# minutes}},
    {whatIfs, plural, =0 {no what-if needed} one {# what-if needed} other {# what-ifs needed}}`,
  computing: 'Computing how hard it is …',
  notComputed: 'How hard this puzzle is could not be computed.',
  nothingComputed: 'Nothing can be computed: this puzzle has no explained steps.',
  nothingFollows: 'Nothing can be computed: no color follows from the clues.',
  computedInPart: 'As far as the clues lead: not every cell gets a color.',
  computeAgain: 'Try again',
  courseShare: `{step, select,
    clue {one clue at a time}
    clues {several clues together}
    whatIf {what-ifs}
    nested {what-ifs inside others}
    other {a search}} for {percent, number} % of the cells`,
  course:
    'The course of a solve: {shares}. The hardest step comes after {percent, number} % of the cells.',
  courseNote: 'From start to end; the higher, the harder.',

  // States of lists
  loading: 'Loading',
  more: 'Show more',
  failed: 'The list did not arrive',
  failedPage: 'The page did not arrive',
  askAgain: 'Ask once more',
  nothing: 'Nothing here yet.',
  puzzlesLabel: 'Puzzles',
  collectionsLabel: 'Collections',
  kinds: 'Kinds of things',

  // Filters
  logInToSearch: 'Log in to search',
  searchFor: 'Search for',
  searchPuzzles: 'Title, author or rule',
  searchCollections: 'Title or description',
  filters: 'Filters',
  any: 'Any',
  typeLabel: 'Type',
  typeName: '{type, select, music {Music} pattern {Pattern} underclued {Underclued} other {Logic}}',
  sizeLabel: 'Size',
  small: 'to 36 cells',
  middle: 'to 100',
  large: 'larger',
  difficultyLabel: 'Difficulty',
  range: '{min} to {max}',
  kindLabel: 'Kind',
  handmade: 'Handmade',
  createdKind: 'By author',
  automatic: 'Automatic',
  sortBy: 'Sort by',
  ascending: ', ascending',
  descending: ', descending',
  age: 'Date',
  solvesLabel: 'Solves',
  lovesLabel: 'Loves',
  updated: 'Updated',
  created: 'Created',
  followsLabel: 'Follows',
  noSuchPuzzle: 'No puzzle is all of that',
  noSuchCollection: 'No collection is all of that',
  nothingFoundHelp: 'With fewer filters or other words there may be some.',
  clearFilters: 'Clear all',
  random: 'Any puzzle',
  removeChip: '{name}, remove',
  suggestions: '{count, plural, one {# suggestion} other {# suggestions}}',
  suggestionsLabel: 'Rules, symbols and people',
  solveLabel: 'You have',
  solveState: '{state, select, seen {opened it} unseen {not opened it} other {not solved it}}',

  // The user's own items
  newCollection: 'New collection',
  newPuzzle: 'New puzzle',
  noPuzzles: 'No puzzles yet',
  noPuzzlesHelp: 'An empty board, a few clues and a solver that looks over your shoulder.',
  noCollections: 'No collections yet',
  noCollectionsHelp: 'A collection holds puzzles that belong together, in an order.',
  noFollows: 'You follow no collection yet',
  noFollowsHelp: 'Those you follow stand here, the ones with news first.',
  exploreCollections: 'Explore collections',

  // ProfilePage
  puzzlesMade: '{count, plural, one {puzzle made} other {puzzles made}}',
  puzzlesSolved: '{count, plural, one {puzzle solved} other {puzzles solved}}',
  followers: '{count, plural, one {follower} other {followers}}',
  joined: 'joined',
  lastActive: 'last active',
  tabsOf: 'What there is of {name}',
  madeTab: 'Made',
  lovedTab: 'Loved',
  solvedTab: 'Solved',

  nothingPublished: 'Nothing published yet',
  nothingPublishedHelp: 'Followers hear of the first puzzle.',
  noPublicCollections: 'No public collections yet',
  nothingLoved: 'No puzzles loved yet',
  nothingLovedHelp: 'A heart under a puzzle puts it here.',
  nothingSolved: 'No puzzles solved yet',
  nothingSolvedHelp: 'What is solved on this site stands here.',
  lovesReceived: '{count, plural, one {love received} other {loves received}}',
  calendar: 'Days of solving',
  solvedNone: 'none',
  solvedMany: 'many',
  solvesOnDay: '{day}: {count, plural, =0 {no solves} one {# solve} other {# solves}}',
  solvesInYear:
    '{count, plural, one {{shown} solve} other {{shown} solves}} in a year, longest run {days, plural, one {# day} other {# days}}',
  noSolvesInYear: 'No solves in the last year',

  // Sharing
  share: 'Share',
  linkCopied: 'The link is copied.',
  linkNotCopied: 'The browser does not allow to copy. The link is {url}',

  // CollectionPage
  solvedOf: '{solved, number} of {of, number} solved',
  timeInAll: '{time} in all',
  yourNext: 'your next',
  changed: 'changed <time></time>',
  solveFirst: 'Solve {title}',
  feed: 'News feed',
  editProfile: 'Edit in the settings',
  follow: 'Follow',
  unfollow: 'Unfollow',
  emptyCollection: 'No puzzles in it yet',
  emptyCollectionHelp: 'Whatever its author adds will stand here.',
  emptyOwnCollectionHelp: 'Add yours or those of others, in the order you like.',

  // SupportPage
  supportTitle: 'Support {product}',
  paid: 'Thank you. Your time as a supporter begins as soon as the payment is confirmed.',
  notPaid: 'Nothing was paid.',
  supportSignedOut: 'Your account keeps your time as a supporter.',
  noSupporter: 'You are no supporter yet.',
  wasSupporter: 'You were a supporter until {day}.',
  supporterUntil: 'You are a supporter until {day}.',
  daysLeft: '{days, plural, one {# day left} other {# days left}}',
  benefits: 'What it gives',
  benefitBadge: 'A heart after your name, wherever it stands.',
  benefitSearch: 'Search by what you have opened and not solved yet.',
  benefitSite: '{product} stays free for everybody, without advertising.',
  howItWorks:
    'It is paid once and does not renew itself. Another purchase adds its months to those that are left, and you are told before they end.',
  prices: 'Prices',
  noPrices: 'There is nothing to buy here: this {product} takes no payments.',
  months: '{months, plural, one {# month} other {# months}}',
  aMonth: '{price} a month',
  buy: 'Support',
  buyMonths: '{months, plural, one {Support for # month} other {Support for # months}}',
  payments: 'Payments',
  noPayments: 'No payments yet.',
  paidOn: 'Date',
  order: 'Order',
  items: 'Items',
  amount: 'Amount',
  refunded: 'paid back on {day}',
  report: 'Report',
  select: 'Select',
} as const;
