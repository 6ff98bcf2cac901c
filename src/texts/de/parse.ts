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
  tooManyCells: 'Ein Gitter kann höchstens 1 000 000 Felder haben.',
  tooManyInside: 'Die Gitter in einem Gitter können zusammen höchstens 1 000 000 Felder haben.',
  tooManyClues: 'Ein Gitter kann höchstens 100 000 Regeln und Symbole haben.',
  tooDeep: 'Ein Gitter enthält Gitter in Gittern, mehr als {levels} Ebenen tief.',
  notAPuzzle: 'Das ist nicht der Text eines Rätsels.',
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
  unknownPacking: 'Dieser Link ist auf unbekannte Weise gepackt.',
  damagedLink: 'Dieser Link ist beschädigt oder unvollständig.',
  linkTooLarge: 'Dieser Link enthält mehr als 4 MB.',

  // Links of other sites
  notALink: 'Das ist kein Link zu einem Rätsel.',
  damagedGenre: 'Dieser Link zu {genre} ist beschädigt oder unvollständig.',
  genreWithoutSize: 'In diesem Link zu {genre} fehlt die Größe.',
  genreTooLarge: 'Dieser Link zu {genre} verlangt ein zu großes Brett.',
  genreVariant: 'Dieses {genre} ist eine Variante, deren Regeln nicht im Link stehen.',
  unknownGenre: 'Rätsel der Art „{genre}“ sind hier nicht bekannt.',
  genreWithoutRule: '{genre} braucht eine Regel, die es hier nicht gibt.',
  genreWithoutColors: '{genre} lässt sich nicht mit hellen und dunklen Feldern darstellen.',
  clueWithoutLetter:
    'Dieses {genre} hat einen Hinweis ohne Buchstaben, für den es hier kein Symbol gibt.',
  dotOnCorner:
    'Dieses {genre} hat einen Punkt auf einer Ecke zwischen Feldern, wo keiner sein darf.',
  cluesInside:
    'Dieses {genre} hat Hinweise im Inneren des Bretts, die sich hier nicht darstellen lassen.',

  // Texts to open
  nothingYet: 'Hier ist noch nichts zu öffnen.',
  severalPuzzles:
    '{count, plural, one {Das ist # Rätsel.} other {Das sind # Rätsel.}} Der Sammelimport nimmt alle.',
  neitherLinkNorText: 'Das ist weder ein Link zu einem Rätsel noch der Text eines Rätsels.',

  // Puzzles that were opened
  leftCopy:
    'Ein anderer Tab hat zu diesem Rätsel ein eigenes Brett hinterlassen. Es bleibt als Kopie erhalten.',
  openCopy: 'Kopie öffnen',
  solutionLeftOut: 'Die Lösung wurde weggelassen, damit du das Rätsel noch lösen kannst.',
  neededSolutionLeftOut:
    'Die Lösung wurde weggelassen, und dieses Rätsel braucht eine. Du kannst es trotzdem lösen.',
  solutionMissing: 'Die Lösung wurde weggelassen, und dieses Rätsel braucht eine.',
  solveIt: 'Lösen',
  musicForPerfection: 'Ein Musikrätsel lässt sich nicht auf Perfektion lösen.',

  // Invalid grid sizes
  badSize: 'Diese Größe kann kein Gitter haben: {width}x{height}',
  resizedTooLarge: 'So viele Felder kann ein Gitter nicht bekommen: {width}x{height}',
};
