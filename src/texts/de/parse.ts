import type { Translation } from '../Translation.ts';
import type { parse as english } from '../en/parse.ts';

export const parse: Translation<typeof english> = {
  // Grid texts and puzzle texts
  badSegment: 'Ungültige Daten: {text}',
  badTiles: 'Ungültige Felder',
  badConnections: 'Ungültige Verbindungen',
  badZones: 'Ungültige Zonen',
  unknownRule: 'Unbekannte Regel: {id}',
  unknownSymbol: 'Unbekanntes Symbol: {id}',
  unknownVersion: 'Unbekannte Version des Formats: {text}',
  emptyField: 'Diese Angabe hat keinen Wert: {name}',
  noSize: 'Ein Gittertext ohne Größe braucht Felder.',
  tooManyCells: 'Ein Gitter kann höchstens 1.000.000 Felder haben.',
  tooManyInside: 'Die Gitter in einem Gitter können zusammen höchstens 1.000.000 Felder haben.',
  tooManyClues: 'Ein Gitter kann höchstens 100.000 Regeln und Symbole haben.',
  tooDeep: 'Die Gitter sind mehr als {levels} Ebenen tief verschachtelt.',
  notAPuzzle: 'Dieser Text ist kein Rätsel.',
  noGrid: 'Dieses Rätsel hat kein Gitter.',
  notAGrid: 'Das Gitter muss ein GridData-Objekt sein',
  notASolution: 'Die Lösung muss ein GridData-Objekt sein',

  // Metadata
  notAnObject: 'Die Daten müssen ein Objekt sein',
  notAString:
    '{field, select, title {Der Titel} author {Der Autor} other {Die Beschreibung}} muss ein Text sein',
  emptyText: '{field, select, title {Der Titel} other {Der Autor}} darf nicht leer sein',
  notANumber: 'Die Schwierigkeit muss eine Zahl sein',
  notAnInteger: 'Die Schwierigkeit muss eine ganze Zahl sein',
  tooEasy: 'Die Schwierigkeit muss mindestens 0 sein',
  tooHard: 'Die Schwierigkeit darf höchstens {most} sein',

  // Share links
  unknownPacking: 'Dieser Link hat ein Format, das diese Version nicht kennt.',
  damagedLink: 'Dieser Link ist beschädigt oder unvollständig.',
  linkTooLarge: 'Dieser Link ist zu groß (mehr als 4 MB).',

  // Links of other sites
  notALink: 'Das ist kein Link zu einem Rätsel.',
  damagedGenre: 'Dieser Link zu {genre} ist beschädigt oder unvollständig.',
  genreWithoutSize: 'In diesem Link zu {genre} fehlt die Größe des Bretts.',
  genreTooLarge: 'Das Brett in diesem Link zu {genre} ist zu groß.',
  genreVariant: 'Dieses Rätsel ({genre}) ist eine Variante, und ihre Regeln stehen nicht im Link.',
  unknownGenre: 'Rätsel der Art „{genre}“ werden nicht unterstützt.',
  genreWithoutRule: '{genre} braucht eine Regel, die es hier nicht gibt.',
  genreWithoutColors: '{genre} lässt sich nicht mit hellen und dunklen Feldern spielen.',
  clueWithoutLetter:
    'Dieses Rätsel ({genre}) hat einen Hinweis ohne Buchstaben. Das wird nicht unterstützt.',
  dotOnCorner: 'Dieses Rätsel ({genre}) hat einen Punkt auf einer Ecke, wo keiner sein darf.',
  cluesInside:
    'Dieses Rätsel ({genre}) hat Hinweise im Inneren des Bretts. Das wird nicht unterstützt.',
  penpaBoard: 'Dieses Penpa+-Rätsel steht nicht auf einem Rechteck aus Quadraten.',
  penpaNoGenre: 'Dieser Penpa+-Link nennt keine Rätselart. Deshalb sind seine Regeln unbekannt.',
  penpaParts: 'Teile dieses Penpa+-Rätsels sind für seine Art nicht möglich.',

  // Texts to open
  nothingYet: 'Füge zuerst einen Link oder einen Rätseltext ein.',
  severalPuzzles: `{count, plural, one {Das ist # Rätsel.} other {Das sind # Rätsel.}} Der Sammelimport öffnet
      alle auf einmal.`,
  neitherLinkNorText: 'Das ist weder ein Rätsel-Link noch ein Rätseltext.',

  // Puzzles that were opened
  leftCopy:
    'In einem anderen Tab sah das Brett dieses Rätsels anders aus. Es ist als Kopie gespeichert.',
  openCopy: 'Kopie öffnen',
  solutionLeftOut: 'Die Lösung wurde weggelassen, damit du das Rätsel noch selbst lösen kannst.',
  neededSolutionLeftOut:
    'Die Lösung wurde weggelassen, damit du das Rätsel noch lösen kannst. Füge eine hinzu, bevor du es veröffentlichst.',
  solutionMissing:
    'Dieses Rätsel braucht eine Lösung, um dein Brett zu prüfen, aber der Link enthält keine.',
  solveIt: 'Lösen',
  unsolvedForPerfection:
    'Der Perfektionsmodus braucht die einzige Lösung eines Rätsels. Für dieses wurde keine gefunden.',
  musicForPerfection: 'Für Musikrätsel gibt es keinen Perfektionsmodus.',

  // Invalid grid sizes
  badSize: 'Ungültige Größe des Gitters: {width}x{height}',
  resizedTooLarge: 'So viele Felder kann ein Gitter nicht haben: {width}x{height}',
};
