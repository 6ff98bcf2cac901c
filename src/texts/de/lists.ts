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
  loved: 'dein Lieblingsrätsel',
  supporterChip: '{level, plural, =1 {Hat uns unterstützt} other {Unterstützt uns}}',
  untitledCollection: 'Sammlung ohne Titel',
  autoTitle: `{kind, select, createdPuzzles {Erstellte Rätsel} lovedPuzzles {Lieblingsrätsel} other {Gelöste
      Rätsel}}`,
  series: 'Serie',
  fillsItself: 'wird automatisch ergänzt',
  puzzles: '{count, plural, one {{shown} Rätsel} other {{shown} Rätsel}}',
  collections: '{count, plural, one {{shown} Sammlung} other {{shown} Sammlungen}}',
  follows: `{count, plural, =0 {noch keine Follower} one {{shown} Follower} other {{shown} Follower}}`,

  // Difficulty rated by players
  ratings: 'Bewertungen',
  ratedAs:
    '{value, number} von 10: {count, plural, =0 {niemand} one {# Person} other {# Personen}}',
  ratingsSay: `{count, plural, =0 {noch keine Stimmen} one {# Stimme: {value}} other {# Stimmen: {value}}}`,

  // Computed difficulty
  computed: 'Berechnete Schwierigkeit',
  computedOnCard: 'berechnet: {value, number} von 10',
  hardestLabel: 'Schwerster Schritt (berechnet)',
  hardestStep: `{step, select, clue {Ein Hinweis} clues {Mehrere Hinweise} whatIf {Was-wäre-wenn} nested
      {Verschachteltes Was-wäre-wenn} other {Ausprobieren}}`,
  computedShort: `Berechnet: {hardest, number} von 10, {step, select, clue {ein Hinweis} clues {mehrere
      Hinweise} whatIf {ein Was-wäre-wenn} nested {verschachteltes Was-wäre-wenn} other
      {Ausprobieren}}`,
  computedHardest: `Berechnet: schwerster Schritt {hardest, number} von 10, {step, select, clue {immer nur ein
      Hinweis} clues {mehrere Hinweise zusammen} whatIf {ein Was-wäre-wenn} nested
      {verschachteltes Was-wäre-wenn} other {Ausprobieren}}`,
  computedEffort: `Etwa {minutes, plural, one {# Minute} other {# Minuten}}, {whatIfs, plural, =0 {kein
      Was-wäre-wenn nötig} one {# Was-wäre-wenn nötig} other {# Was-wäre-wenn nötig}}`,
  computing: 'Die Schwierigkeit wird berechnet …',
  notComputed: 'Die Schwierigkeit konnte nicht berechnet werden.',
  nothingComputed: 'Die Schwierigkeit lässt sich bei dieser Art von Rätsel nicht berechnen.',
  nothingFollows: 'Die Schwierigkeit lässt sich nicht berechnen: Aus den Hinweisen folgt nichts.',
  computedInPart: 'Gilt nur für die Felder, die aus den Hinweisen folgen.',
  computeAgain: 'Noch einmal versuchen',
  courseShare: `{step, select, clue {immer nur ein Hinweis} clues {mehrere Hinweise zusammen} whatIf
      {Was-wäre-wenn} nested {verschachteltes Was-wäre-wenn} other {Ausprobieren}} für {percent,
      number} % der Felder`,
  course:
    'So verläuft eine Lösung: {shares}. Der schwerste Schritt kommt nach {percent, number} % des Wegs.',
  courseNote: 'Von Anfang bis Ende; höher ist schwerer.',

  // States of lists
  loading: 'Wird geladen …',
  more: 'Mehr zeigen',
  failed: 'Die Liste konnte nicht geladen werden',
  failedPage: 'Diese Seite konnte nicht geladen werden',
  askAgain: 'Noch einmal versuchen',
  nothing: 'Noch nichts hier.',
  puzzlesLabel: 'Rätsel',
  collectionsLabel: 'Sammlungen',
  kinds: 'Rätsel oder Sammlungen',

  // Filters
  logInToSearch: 'Zum Suchen anmelden',
  searchFor: 'Suche',
  searchPuzzles: 'Titel, Autor oder Regel',
  searchCollections: 'Titel oder Beschreibung',
  filters: 'Filter',
  any: 'Alle',
  typeLabel: 'Art',
  typeName:
    '{type, select, music {Musik} pattern {Muster} underclued {Unterbestimmt} other {Logik}}',
  sizeLabel: 'Größe',
  small: 'Bis 36 Felder',
  middle: '37–100 Felder',
  large: 'Über 100 Felder',
  difficultyLabel: 'Schwierigkeit',
  range: '{min} bis {max}',
  kindLabel: 'Art',
  handmade: 'Kuratiert',
  createdKind: 'Nach Autor',
  automatic: 'Automatisch',
  sortBy: 'Sortieren nach',
  ascending: ', aufsteigend',
  descending: ', absteigend',
  age: 'Datum',
  solvesLabel: 'Gelöst',
  lovesLabel: 'Herzen',
  updated: 'Aktualisiert',
  created: 'Erstellt',
  followsLabel: 'Follower',
  noSuchPuzzle: 'Keine passenden Rätsel',
  noSuchCollection: 'Keine passenden Sammlungen',
  nothingFoundHelp: 'Versuche es mit weniger Filtern oder anderen Wörtern.',
  clearFilters: 'Filter zurücksetzen',
  random: 'Zufälliges Rätsel',
  removeChip: '{name}, entfernen',
  suggestions: '{count, plural, one {# Vorschlag} other {# Vorschläge}}',
  suggestionsLabel: 'Regeln, Symbole und Personen',
  solveLabel: 'Dein Stand',
  solveState: '{state, select, seen {Geöffnet} unseen {Nicht geöffnet} other {Nicht gelöst}}',

  // The user's own items
  newCollection: 'Neue Sammlung',
  newPuzzle: 'Neues Rätsel',
  noPuzzles: 'Noch keine Rätsel',
  noPuzzlesHelp:
    'Beginne mit einem leeren Brett und ein paar Hinweisen. Der Solver hilft dir dabei.',
  noCollections: 'Noch keine Sammlungen',
  noCollectionsHelp: 'Sammlungen fassen Rätsel zusammen, die zueinander gehören.',
  noFollows: 'Du folgst noch keiner Sammlung',
  noFollowsHelp: 'Sammlungen, denen du folgst, erscheinen hier, zuletzt aktualisierte zuerst.',
  exploreCollections: 'Sammlungen entdecken',

  // ProfilePage
  puzzlesMade: '{count, plural, one {Rätsel erstellt} other {Rätsel erstellt}}',
  puzzlesSolved: '{count, plural, one {Rätsel gelöst} other {Rätsel gelöst}}',
  followers: '{count, plural, one {Follower} other {Follower}}',
  joined: 'dabei seit',
  lastActive: 'zuletzt aktiv',
  houseChip: 'Rätselgenerator',
  houseAbout:
    'Dieses Konto gehört zur Website. Ein Programm erstellt seine Rätsel und prüft, dass jedes genau eine Lösung hat.',
  tabsOf: 'Rätsel und Sammlungen von {name}',
  madeTab: 'Erstellt',
  lovedTab: 'Lieblingsrätsel',
  solvedTab: 'Gelöst',

  nothingPublished: 'Noch nichts veröffentlicht',
  nothingPublishedHelp: 'Follower werden über das erste Rätsel benachrichtigt.',
  noPublicCollections: 'Noch keine öffentlichen Sammlungen',
  nothingLoved: 'Noch keine Lieblingsrätsel',
  nothingLovedHelp: 'Wähle das Herz bei einem Rätsel, dann erscheint das Rätsel hier.',
  nothingSolved: 'Noch keine Rätsel gelöst',
  nothingSolvedHelp: 'Auf dieser Website gelöste Rätsel erscheinen hier.',
  lovesReceived: '{count, plural, one {Herz bekommen} other {Herzen bekommen}}',
  calendar: 'Lösungskalender',
  solvedNone: 'Weniger',
  solvedMany: 'Mehr',
  solvesOnDay: '{day}: {count, plural, =0 {nichts gelöst} other {# gelöst}}',
  solvesInYear: `{count, plural, one {{shown} Rätsel} other {{shown} Rätsel}} im letzten Jahr gelöst, längste
      Serie {days, plural, one {# Tag} other {# Tage}}`,
  noSolvesInYear: 'Im letzten Jahr nichts gelöst',

  // Sharing
  share: 'Teilen',
  linkCopied: 'Link kopiert.',
  linkNotCopied: 'Dein Browser hat das Kopieren blockiert. Hier ist der Link: {url}',

  // CollectionPage
  solvedOf: '{solved, number} von {of, number} gelöst',
  timeInAll: '{time} insgesamt',
  yourNext: 'als Nächstes dran',
  changed: 'aktualisiert <time></time>',
  solveFirst: '{title} lösen',
  feed: 'Feed',
  editProfile: 'Profil bearbeiten',
  follow: 'Folgen',
  unfollow: 'Nicht mehr folgen',
  emptyCollection: 'Noch keine Rätsel darin',
  emptyCollectionHelp: 'Rätsel erscheinen hier, sobald sie hinzugefügt werden.',
  emptyOwnCollectionHelp:
    'Füge eigene Rätsel und die von anderen hinzu, in beliebiger Reihenfolge.',

  // SupportPage
  paid: 'Danke! Deine Unterstützung beginnt, sobald die Zahlung bestätigt ist.',
  notPaid: 'Zahlung abgebrochen. Es wurde nichts abgebucht.',
  providerDown:
    'Der Zahlungsanbieter antwortet nicht. Es wurde nichts abgebucht. Bitte versuche es in ein paar Minuten noch einmal.',
  supportSignedOut: 'Melde dich an, um uns zu unterstützen.',
  noSupporter: 'Du unterstützt uns noch nicht.',
  wasSupporter: 'Du hast uns bis {day} unterstützt.',
  supporterUntil: 'Du unterstützt uns bis {day}.',
  supporterLevels: 'Stufe 3 bis {first}, danach Stufe 2 bis {last}',
  daysLeft: '{days, plural, one {noch # Tag} other {noch # Tage}}',
  benefits: 'Das bekommst du',
  benefitBadge: 'Ein Herz neben deinem Namen, überall.',
  benefitSearch: 'Suchfilter für Rätsel, die du geöffnet oder noch nicht gelöst hast.',
  benefitSite: '{product} bleibt für alle kostenlos und ohne Werbung.',
  howItWorks:
    'Du zahlst einmal, nichts verlängert sich von selbst. Kaufst du noch einmal, kommen die Monate zu den verbliebenen hinzu. Bevor deine Zeit endet, erinnern wir dich.',
  levelsRun: 'Kaufst du beide Stufen, läuft zuerst Stufe 3, danach Stufe 2.',
  prices: 'Preise',
  noPrices: 'Hier gibt es nichts zu kaufen: Diese Website nimmt keine Zahlungen an.',
  months: '{months, plural, one {# Monat} other {# Monate}}',
  aMonth: '{price} pro Monat',
  priceLevel: '{level, select, 3 {Stufe 3: ein gefülltes Herz} other {Stufe 2: ein Herz}}',
  buy: 'Unterstützen',
  supporterMonths: 'Unterstützung für {months, plural, one {# Monat} other {# Monate}}',
  buyMonths: '{months, plural, one {# Monat lang unterstützen} other {# Monate lang unterstützen}}',
  payments: 'Zahlungen',
  noPayments: 'Noch keine Zahlungen.',
  paidOn: 'Datum',
  order: 'Bestellung',
  items: 'Artikel',
  amount: 'Betrag',
  refunded: 'erstattet am {day}',
  refundedPart: '{amount} erstattet',
  disputeOpen: 'angefochten, ruht solange',
  disputeLost: 'von der Bank zurückgebucht',
  report: 'Melden',
  select: 'Auswählen',
};
