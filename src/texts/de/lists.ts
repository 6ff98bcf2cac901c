import type { Translation } from '../Translation.ts';
import type { lists as english } from '../en/lists.ts';

export const lists: Translation<typeof english> = {
  // Cards
  private: 'Privat',
  public: 'Öffentlich',
  you: 'Du',
  byYou: 'von dir',
  size: '{width} mal {height}',
  type: '{type, select, music {Musik} pattern {Muster} underclued {unterbestimmt} other {Logik}}',
  ratedDifference:
    'wer es gelöst hat, findet es {than, select, harder {schwerer} other {leichter}} als angegeben',
  proved: 'genau eine Lösung',
  solved: 'gelöst',
  progress: '{cells, number} von {of, number} Feldern',
  solves: '{count, plural, one {{shown}-mal gelöst} other {{shown}-mal gelöst}}',
  loves: '{count, plural, one {{shown} Herz} other {{shown} Herzen}}',
  loved: 'von dir geliebt',
  supporterChip: '{level, plural, =1 {Hat die Seite unterstützt} other {Unterstützt die Seite}}',
  untitledCollection: 'Unbenannte Sammlung',
  autoTitle:
    '{kind, select, createdPuzzles {Erstellte Rätsel} lovedPuzzles {Geliebte Rätsel} other {Gelöste Rätsel}}',
  series: 'Serie',
  fillsItself: 'wird automatisch ergänzt',
  puzzles: '{count, plural, one {{shown} Rätsel} other {{shown} Rätsel}}',
  collections: '{count, plural, one {{shown} Sammlung} other {{shown} Sammlungen}}',
  follows: `{count, plural, =0 {noch keine Follower} one {{shown} Follower} other {{shown} Follower}}`,

  // Difficulty rated by players
  ratings: 'Wie schwer Spieler es finden',
  ratedAs:
    '{value, number} von 10: {count, plural, =0 {niemand} one {# Person} other {# Personen}}',
  ratingsSay:
    '{count, plural, =0 {noch keine Stimme} one {# sagt {value}} other {# sagen {value}}}',

  // Computed difficulty
  computed: 'Berechnete Schwierigkeit',
  computedOnCard: 'berechnet: {value, number} von 10',
  hardestLabel: 'Schwerster Schritt, berechnet',
  hardestStep:
    '{step, select, clue {Ein Hinweis} clues {Mehrere Hinweise} whatIf {Annahme} nested {Annahmen in Annahmen} other {Suche}}',
  computedShort: `Berechnet: {hardest, number} von 10, {step, select,
    clue {ein Hinweis}
    clues {mehrere Hinweise}
    whatIf {eine Annahme}
    nested {Annahmen in Annahmen}
    other {eine Suche}}`,
  computedHardest: `Berechnet: schwerster Schritt {hardest, number} von 10, {step, select,
    clue {immer nur ein Hinweis}
    clues {mehrere Hinweise zusammen}
    whatIf {eine Annahme}
    nested {Annahmen in Annahmen}
    other {eine Suche}}`,
  computedEffort: `Etwa {minutes, plural, one {# Minute} other {# Minuten}},
    {whatIfs, plural, =0 {keine Annahme nötig} one {# Annahme nötig} other {# Annahmen nötig}}`,
  computing: 'Die Schwierigkeit wird berechnet …',
  notComputed: 'Wie schwer dieses Rätsel ist, ließ sich nicht berechnen.',
  nothingComputed:
    'Es lässt sich nichts berechnen: Zu diesem Rätsel gibt es keine erklärten Schritte.',
  nothingFollows: 'Es lässt sich nichts berechnen: Aus den Hinweisen ergibt sich keine Farbe.',
  computedInPart: 'So weit die Hinweise führen: Nicht jedes Feld bekommt eine Farbe.',
  computeAgain: 'Noch einmal versuchen',
  courseShare: `{step, select,
    clue {immer nur ein Hinweis}
    clues {mehrere Hinweise zusammen}
    whatIf {Annahmen}
    nested {Annahmen in Annahmen}
    other {eine Suche}} für {percent, number} % der Felder`,
  course:
    'Der Verlauf einer Lösung: {shares}. Der schwerste Schritt kommt nach {percent, number} % der Felder.',
  courseNote: 'Von Anfang bis Ende; je höher, desto schwerer.',

  // States of lists
  loading: 'Wird geladen',
  more: 'Mehr zeigen',
  failed: 'Die Liste konnte nicht geladen werden',
  failedPage: 'Die Seite ist nicht angekommen',
  askAgain: 'Noch einmal versuchen',
  nothing: 'Noch nichts hier.',
  puzzlesLabel: 'Rätsel',
  collectionsLabel: 'Sammlungen',
  kinds: 'Was gezeigt wird',

  // Filters
  logInToSearch: 'Zum Suchen anmelden',
  searchFor: 'Suchen nach',
  searchPuzzles: 'Titel, Autor oder Regel',
  searchCollections: 'Titel oder Beschreibung',
  filters: 'Filter',
  any: 'Alle',
  typeLabel: 'Art',
  typeName:
    '{type, select, music {Musik} pattern {Muster} underclued {Unterbestimmt} other {Logik}}',
  sizeLabel: 'Größe',
  small: 'bis 36 Felder',
  middle: 'bis 100',
  large: 'größer',
  difficultyLabel: 'Schwierigkeit',
  range: '{min} bis {max}',
  kindLabel: 'Art',
  handmade: 'Von Hand',
  createdKind: 'Nach Person',
  automatic: 'Automatisch',
  sortBy: 'Sortieren nach',
  ascending: ', aufsteigend',
  descending: ', absteigend',
  age: 'Datum',
  solvesLabel: 'Gelöst',
  lovesLabel: 'Herzen',
  updated: 'Geändert',
  created: 'Erstellt',
  followsLabel: 'Gefolgt',
  noSuchPuzzle: 'Keine passenden Rätsel',
  noSuchCollection: 'Keine Sammlung ist all das',
  nothingFoundHelp: 'Mit weniger Filtern oder anderen Wörtern gibt es vielleicht welche.',
  clearFilters: 'Alle Filter lösen',
  random: 'Irgendein Rätsel',
  removeChip: '{name}, entfernen',
  suggestions: '{count, plural, one {# Vorschlag} other {# Vorschläge}}',
  suggestionsLabel: 'Regeln, Symbole und Personen',
  solveLabel: 'Von dir',
  solveState: '{state, select, seen {geöffnet} unseen {nicht geöffnet} other {nicht gelöst}}',

  // The user's own items
  newCollection: 'Neue Sammlung',
  newPuzzle: 'Neues Rätsel',
  noPuzzles: 'Noch keine Rätsel',
  noPuzzlesHelp: 'Ein leeres Brett, ein paar Hinweise und ein Löser, der dir zusieht.',
  noCollections: 'Noch keine Sammlungen',
  noCollectionsHelp: 'Eine Sammlung hält Rätsel zusammen, die zueinander gehören.',
  noFollows: 'Du folgst noch keiner Sammlung',
  noFollowsHelp: 'Hier stehen die, denen du folgst, die mit Neuem zuerst.',
  exploreCollections: 'Sammlungen entdecken',

  // ProfilePage
  puzzlesMade: '{count, plural, one {Rätsel erstellt} other {Rätsel erstellt}}',
  puzzlesSolved: '{count, plural, one {Rätsel gelöst} other {Rätsel gelöst}}',
  followers: '{count, plural, one {folgt} other {folgen}}',
  joined: 'dabei seit',
  lastActive: 'zuletzt hier',
  tabsOf: 'Was es von {name} gibt',
  madeTab: 'Erstellt',
  lovedTab: 'Lieblingsrätsel',
  solvedTab: 'Gelöst',

  nothingPublished: 'Noch nichts veröffentlicht',
  nothingPublishedHelp: 'Wer hier folgt, hört vom ersten Rätsel.',
  noPublicCollections: 'Noch keine öffentlichen Sammlungen',
  nothingLoved: 'Noch keine Lieblingsrätsel',
  nothingLovedHelp: 'Ein Herz unter einem Rätsel bringt es hierher.',
  nothingSolved: 'Noch keine Rätsel gelöst',
  nothingSolvedHelp: 'Was auf dieser Seite gelöst wird, steht hier.',
  lovesReceived: '{count, plural, one {Mal geliebt} other {Mal geliebt}}',
  calendar: 'Tage des Lösens',
  solvedNone: 'keine',
  solvedMany: 'viele',
  solvesOnDay: '{day}: {count, plural, =0 {nichts gelöst} other {# gelöst}}',
  solvesInYear: `{count, plural, one {{shown} Rätsel} other {{shown} Rätsel}} im letzten Jahr gelöst, längste
      Serie {days, plural, one {# Tag} other {# Tage}}`,
  noSolvesInYear: 'Im letzten Jahr nichts gelöst',

  // Sharing
  share: 'Teilen',
  linkCopied: 'Der Link ist kopiert.',
  linkNotCopied: 'Dein Browser hat das Kopieren blockiert. Hier ist der Link: {url}',

  // CollectionPage
  solvedOf: '{solved, number} von {of, number} gelöst',
  timeInAll: '{time} insgesamt',
  yourNext: 'jetzt dran',
  changed: 'geändert <time></time>',
  solveFirst: '{title} lösen',
  feed: 'Neues als Feed',
  editProfile: 'In den Einstellungen ändern',
  follow: 'Folgen',
  unfollow: 'Nicht mehr folgen',
  emptyCollection: 'Noch keine Rätsel darin',
  emptyCollectionHelp: 'Was in sie aufgenommen wird, steht dann hier.',
  emptyOwnCollectionHelp: 'Füge eigene und fremde hinzu, in deiner Reihenfolge.',

  // SupportPage
  supportTitle: '{product} unterstützen',
  paid: 'Danke. Deine Zeit als Unterstützer beginnt, sobald die Zahlung bestätigt ist.',
  notPaid: 'Es wurde nichts bezahlt.',
  supportSignedOut: 'Dein Konto merkt sich, wie lange du die Seite unterstützt.',
  noSupporter: 'Du unterstützt die Seite noch nicht.',
  wasSupporter: 'Du hast die Seite bis {day} unterstützt.',
  supporterUntil: 'Du unterstützt die Seite bis {day}.',
  daysLeft: '{days, plural, one {noch # Tag} other {noch # Tage}}',
  benefits: 'Was es bringt',
  benefitBadge: 'Ein Herz hinter deinem Namen, wo immer er steht.',
  benefitSearch: 'Suchen nach dem, was du geöffnet und noch nicht gelöst hast.',
  benefitSite: '{product} bleibt für alle frei und ohne Werbung.',
  howItWorks:
    'Du zahlst einmal, nichts verlängert sich von selbst. Ein weiterer Kauf hängt seine Monate an die verbliebenen an, und bevor sie enden, erfährst du es.',
  prices: 'Preise',
  noPrices: 'Hier gibt es nichts zu kaufen: Diese {product}-Seite nimmt keine Zahlungen an.',
  months: '{months, plural, one {# Monat} other {# Monate}}',
  aMonth: '{price} im Monat',
  buy: 'Unterstützen',
  supporterMonths: 'Unterstützung für {months, plural, one {# Monat} other {# Monate}}',
  buyMonths: '{months, plural, one {# Monat unterstützen} other {# Monate unterstützen}}',
  payments: 'Zahlungen',
  noPayments: 'Noch keine Zahlungen.',
  paidOn: 'Tag',
  order: 'Bestellung',
  items: 'Wofür',
  amount: 'Betrag',
  refunded: 'zurückgezahlt am {day}',
  report: 'Melden',
  select: 'Auswählen',
};
