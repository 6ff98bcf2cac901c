import type { Translation } from '../Translation.ts';
import type { hints as english } from '../en/hints.ts';

/** The supposed color of a cell: the opposite of the deduced one. */
const OTHER = '{color, select, dark {hell} other {dunkel}}';
const OWN = '{color, select, dark {dunkel} other {hell}}';
/**
 * The color of the cells that a clue is about: „dunkle Felder“, „die dunklen Felder“, „ein dunkles
 * Feld“.
 */
const OF = '{of, select, dark {dunkle} light {helle} other {graue}}';
const OF_N = '{of, select, dark {dunklen} light {hellen} other {grauen}}';
const OF_S = '{of, select, dark {dunkles} light {helles} other {graues}}';
const OF_R = '{of, select, dark {dunkler} light {heller} other {grauer}}';
/** The color as a noun. */
const COLOR = '{color, select, dark {Dunkel} other {Hell}}';
const IS_WHICH = '{which, select, one {ist dieses Feld} other {sind diese Felder}}';
const CELLS_OF = `{counted, plural, one {# ${OF_S} Feld} other {# ${OF} Felder}}`;
const CELLS = '{counted, plural, one {# Feld} other {# Felder}}';

export const hints: Translation<typeof english> = {
  // The start of a sentence: the supposition, a consequence of it, or neither. The contradiction
  // follows it, with the verb first: „Wäre dieses Feld dunkel, sähe …“.
  supposed: `{form, select,
    if {{which, select, one {Wäre dieses Feld} all {Wären diese Felder} first {Wäre {first}}
      other {Wäre eines dieser Felder}} ${OTHER},}
    suppose {Probier {which, select, one {hier} first {in {first}} other {hier}} ${OTHER}: {steps, plural,
      one {Einen Schritt} other {# Schritte}} später}
    link {Dann folgt ${COLOR} in {place}{which, select, first {: Wäre {first} ${OTHER},} other {, sonst}}}
    other {Aber dann}}`,

  // Conclusions after a contradiction
  so: `{which, select,
    one {Also ist es ${OWN}.}
    first {{form, select,
      suppose {Also ist es ${OWN}, und die anderen Felder folgen aus denselben Hinweisen.}
      other {Also ist es ${OWN}, und die anderen sind es auch.}}}
    other {Also sind sie ${OWN}.}}`,

  // Places: all cells in one of the rows and one of the columns
  block:
    '{rowCount, plural, one {Zeile} other {Zeilen}} {rows}, {columnCount, plural, one {Spalte} other {Spalten}} {columns}',
  blockFirst:
    '{rowCount, plural, one {Zeile} other {Zeilen}} {rows}, {columnCount, plural, one {Spalte} other {Spalten}} {columns}',
  rows: '{rowCount, plural, one {Zeile} other {Zeilen}} {rows}',
  range: '{from} bis {to}',

  // Single deductions
  clue: '{supposed} wäre {clue} nicht mehr zu erfüllen.',
  clueLying: '{supposed} würde {clue} die Regel über lügende Symbole verletzen.',
  clues:
    '{supposed} würden {total, plural, =2 {zwei Hinweise} other {# Hinweise}} einander widersprechen.',
  oneRule: '{supposed} wäre eine von {total, plural, =2 {zwei Regeln} other {# Regeln}} verletzt.',
  onlyArea: '{supposed} hätte das einzige Gebiet die falsche Größe.',
  oneColor: '{supposed} läge {clue} auf zwei Farben.',
  countNone: `Weil {clue} keines braucht, ${IS_WHICH} ${OWN}.`,
  countFull: `Weil {clue} {number, plural, one {das nötige Feld} other {die nötigen # Felder}} schon hat, ${IS_WHICH} ${OWN}.`,
  countLeft: `Weil {clue} {number} braucht und nur für so viele Platz hat, ${IS_WHICH} ${OWN}.`,
  countOver: '{supposed} hätte {clue} {counted}, braucht aber {number}.',
  countUnder:
    '{supposed} hätte {clue} {counted, plural, =0 {keines} other {höchstens #}}, braucht aber {number}.',
  countBetween: '{supposed} könnte {clue} nicht mehr {number} haben.',
  sightOver: '{supposed} sähe {clue} {counted} Felder, braucht aber {number}.',
  sightUnder: '{supposed} sähe {clue} höchstens {counted}, braucht aber {number}.',
  sightBetween: '{supposed} könnte {clue} nicht mehr genau {number} sehen.',
  areaOver: `{supposed} hätte {clue} ${CELLS}, braucht aber {number}.`,
  areaUnder: `{supposed} bekäme {clue} nur ${CELLS}, braucht aber {number}.`,
  areaRoom: '{supposed} hätte {clue} keinen Platz für {number} Felder.',
  areaBetween: '{supposed} könnte {clue} nicht mehr genau {number} Felder haben.',
  anyAreaOver: `{supposed} hätte ein Gebiet ${CELLS}, braucht aber {number}.`,
  anyAreaUnder: `{supposed} bekäme ein Gebiet nur ${CELLS}, braucht aber {number}.`,
  anyAreaRoom: '{supposed} hätte ein Gebiet keinen Platz für {number} Felder.',
  anyAreaBetween: '{supposed} könnte ein Gebiet nicht mehr genau {number} Felder haben.',
  ways: '{supposed} gäbe es keine Möglichkeit mehr, {total, plural, one {den Hinweis} other {diese Hinweise}} zu erfüllen.',
  mixedWays: `Dann {darkCount, plural, one {wird} other {werden}} {dark} dunkel und {lightCount, plural, one {wird} other {werden}} {light} hell, denn sonst gäbe es keine Möglichkeit mehr, {total, plural, one {den Hinweis} other {diese Hinweise}} zu erfüllen.`,
  counts: '{supposed} könnten diese Anzahlen nicht alle stimmen.',
  connected: '{supposed} wären Felder, die zusammengehören, voneinander getrennt.',
  joined: '{supposed} lägen {clues} in einem Gebiet.',
  apart: '{supposed} wären zwei Gebiete verbunden, die getrennt bleiben müssen.',
  touchMany: '{supposed} hätte ein Gebiet zu viele Symbole.',
  touchFew: '{supposed} könnte ein Gebiet nicht genug Symbole erreichen.',
  far: '{supposed} wäre ein Gebiet zu weit von jedem Symbol entfernt.',
  farImage: '{supposed} hätte ein Gebiet keinen Platz für seine andere Hälfte.',
  mirror: '{supposed} wäre ein Gebiet nicht symmetrisch.',
  cycle: '{supposed} gäbe es eine Schleife.',
  shape: '{supposed} hätte ein Gebiet eine Form, die nicht erlaubt ist.',
  pattern: '{supposed} hätte ein Gebiet keinen Platz für das Muster.',
  rim: '{supposed} würden die Farben am Rand abwechseln, und eine könnte nicht verbunden sein.',
  rimCut: '{supposed} würde ein Gebiet auf dem Weg zu einem Symbol verbundene Felder trennen.',
  check: '{supposed} wäre {clue} falsch: {detail}.',

  // Several clues together, and none
  answers: `Wie auch immer {clue} erfüllt wird, {which, select, one {dieses Feld ist} other {diese Felder sind}} ${OWN}.`,
  theseClues: '{total, plural, =2 {beides zugleich} other {das Zusammenspiel von # Hinweisen}}',
  unexplained: `Hier gibt es keinen kurzen Grund. In der Lösung ${IS_WHICH} ${OWN}.`,

  // The chain of a supposition
  suppose:
    'Angenommen, {place} {count, plural, one {ist} other {sind}} {color, select, dark {dunkel} other {hell}}.',
  refuted: `Dann {count, plural, one {ist} other {sind}} {place} ${OWN}, denn die andere Farbe widerspricht {total, plural, one {einem Hinweis} other {# Hinweisen}}.`,
  settled: 'Damit steht fest, was {clue} bedeuten kann.',

  // The hint stages
  lookAt: 'Hier lohnt sich ein Blick: {clue} in {place}.',
  lookBetween: 'Hier lohnt sich ein Blick: {places}.',
  takes: `Es braucht {clues}{facts, plural, =0 {} one { und das markierte Feld} other { und die # markierten Felder}}.`,
  takesNone: 'Hier gibt es keinen kurzen Grund, nur die Lösung.',
  thisCell:
    '{count, plural, one {Dieses Feld lässt sich ableiten: {places}.} other {Diese Felder lassen sich ableiten: {places}.}}',
  spokenLine: '{text}: {detail}.',

  // Mistakes
  notRight: 'Noch stimmt etwas nicht.',
  rightUntil: `{strokes, plural, one {Bis zu deinem letzten Zug stimmte alles.} other {Bis vor # Zügen stimmte alles.}}`,
  wrongBefore: 'Der Fehler ist älter als der erste Zug, der noch gespeichert ist.',
  wrongRegion: 'Der Fehler liegt in {places}.',
  wrongCells: `{count, plural, one {Ein Feld ist falsch: {place}.} other {# Felder sind falsch. Das erste war {place}.}}`,
  wrongPlaces: 'Alle: {places}.',

  // No hint available
  refusedSolution:
    'Für dieses Rätsel gibt es keine Tipps: Nur die Lösung des Autors zeigt, ob manche Hinweise erfüllt sind.',
  refusedAlternative:
    'Für dieses Rätsel gibt es keine Tipps: Es nimmt eine alternative Lösung an, die Regeln verletzt.',
  refusedNone: 'Für dieses Rätsel gibt es keine Tipps: Seine Hinweise widersprechen einander.',
  full: 'Jedes Feld ist gemalt.',
  stuck: 'Aus den Hinweisen folgt nichts mehr.',

  // The panel
  title: 'Tipp',
  ladder: 'Wie viel vom Tipp du gesehen hast',
  looking: 'Der leichteste nächste Schritt wird gesucht …',
  failed: 'Es konnte kein Tipp gefunden werden. Versuche es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  rungWhere: 'wo',
  rungWhich: 'womit',
  rungCell: 'Feld',
  rungWhy: 'warum',
  rungApply: 'tun',
  rungNotice: 'was',
  rungSince: 'seit',
  rungRegion: 'wo',
  rungReason: 'warum',
  rungCells: 'Felder',
  rungUndo: 'zurück',
  askWhere: 'Wo?',
  askWhich: 'Welche Hinweise?',
  askCell: 'Welches Feld?',
  askWhy: 'Warum?',
  askSince: 'Seit wann?',
  askCells: 'Welche Felder?',
  doApply: 'Übernehmen',
  doUndo: 'Zurücknehmen',
  letMe: 'Selbst malen',
  findIt: 'Selbst suchen',
  goBack: 'Zurückgehen, dies als Versuch behalten',
  showAll: 'Alles auf einmal zeigen',
  yoursAllTheSame:
    'Auch mit Tipps ist es deine Lösung. Sie zählt nur nicht für Zeiten und Bewertungen.',
  taken:
    '{count, plural, one {Mit einem Tipp} other {Mit # Tipps}}: zählt nicht für Zeiten und Bewertungen.',
  didObvious: '{count, plural, one {1 klares Feld gemalt.} other {# klare Felder gemalt.}}',

  // The reason as a list
  becauseList: 'Weil',
  if: 'wenn',
  needsHas:
    '{number, plural, =0 {Braucht keines} one {Braucht # und hat es} other {Braucht # und hat sie}}',
  needsLeft: 'Braucht {number} und hat nur für so viele Platz',
  ruleLine: 'eine Regel',
  fact: '{color, select, dark {Dunkel} other {Hell}}',
  factOwn: '{color, select, dark {Dunkel} other {Hell}}, sein eigenes Feld',
  factNext: `{color, select, dark {Dunkel} other {Hell}}, {side, select, up {darüber} down {darunter} left {links davon} other {rechts davon}}`,
  factAway: `{color, select, dark {Dunkel} other {Hell}}, {distance, plural, =1 {erstes} =2 {zweites} =3 {drittes} =4 {viertes} =5 {fünftes} =6 {sechstes} other {# Felder}} {side, select, up {darüber} down {darunter} left {links davon} other {rechts davon}}`,

  // The whole hint at once
  follows:
    '{places} {count, plural, one {ist} other {sind}} {color, select, dark {dunkel} other {hell}}.',
  because: 'Wegen: {reasons}.',
  symbolAt: '{symbol} in {place}',
  manySymbols: '{total} Symbole',
  ruleNamed: '„{rule}“',
  facts: '{color, select, dark {dunkel} other {hell}}: {places}',

  // Clues
  'ban_pattern.noun': `{shape, select, cell {kein ${OF_S} Feld} pair {kein Paar ${OF_R} Nachbarn} row {keine Reihe aus {size} ${OF_N} Feldern} square {kein Quadrat aus {size} ${OF_N} Feldern} block {kein Block aus {short} mal {long} ${OF_N} Feldern} other {nirgends das verbotene Muster}}`,
  'ban_pattern.complete': `{supposed} {shape, select, cell {gäbe es ein ${OF_S} Feld} pair {wären zwei ${OF} Felder Nachbarn} row {lägen {size} ${OF} Felder in einer Reihe} square {gäbe es ein Quadrat aus {size} ${OF_N} Feldern} block {gäbe es einen Block aus {short} mal {long} ${OF_N} Feldern} other {gäbe es das verbotene Muster}}.`,
  'cell_count.noun': `genau {total, plural, one {# Feld ist} other {# Felder sind}} {of, select, dark {dunkel} light {hell} other {grau}}`,
  'cell_count.over': `{supposed} hätte das Brett ${CELLS_OF}, braucht aber {number}.`,
  'cell_count.under': `{supposed} hätte das Brett nur für ${CELLS_OF} Platz, braucht aber {number}.`,
  'connect_all.noun': `alle ${OF_N} Felder sind verbunden`,
  'connect_all.apart': `{supposed} wären manche ${OF} Felder abgeschnitten.`,
  'connect_all.unreachable': `{supposed} wäre es von den anderen ${OF_N} Feldern abgeschnitten.`,
  'connect_all.crossed':
    '{supposed} würden sich die Farben hier kreuzen, und eine könnte nicht verbunden sein.',
  'connect_all.shared': `{supposed} lägen {clues} im einzigen ${OF_N} Gebiet.`,
  'connect_all.over': `{supposed} hätte das einzige ${OF} Gebiet {counted} Felder, braucht aber {number}.`,
  'connect_all.under': `{supposed} bekäme das einzige ${OF} Gebiet nur {counted} Felder, braucht aber {number}.`,
  'connect_zones.noun': `in jeder Zone sind alle ${OF_N} Felder verbunden`,
  'connect_zones.apart': `{supposed} wären manche ${OF} Felder einer Zone abgeschnitten.`,
  'contains_shape.noun': `jedes ${OF} Gebiet enthält das Muster`,
  'lying_symbols.noun': 'genau {total, plural, one {# Symbol lügt} other {# Symbole lügen}}',
  'lying_symbols.over':
    '{supposed} {counted, plural, one {wäre # Symbol} other {wären # Symbole}} falsch, aber es sollen genau {number} sein.',
  'lying_symbols.other':
    '{supposed} könnte nicht mehr genau {number, plural, one {# Symbol lügen} other {# Symbole lügen}}.',
  'no_loops.noun': `${OF} Felder bilden nie eine Schleife`,
  'off_by_x.noun': 'jede Zahl liegt um {number} daneben',
  'region_area.noun': `{size, plural, =0 {kein Feld ist {of, select, dark {dunkel} light {hell} other {grau}}} one {jedes ${OF} Gebiet hat # Feld} other {jedes ${OF} Gebiet hat # Felder}}`,
  'same_shape.noun': `alle ${OF_N} Gebiete haben dieselbe Form`,
  'same_shape.differ': '{supposed} hätte ein Gebiet eine andere Form als ein fertiges.',
  'symbols_per_region.noun': `jedes ${OF} Gebiet hat {comparison, select, ge {mindestens} le {höchstens} other {genau}} {total, plural, one {# Symbol} other {# Symbole}}`,
  'symbols_per_region.over':
    '{supposed} hätte ein Gebiet {counted, plural, one {# Symbol} other {# Symbole}}, mehr als die erlaubten {number}.',
  'symbols_per_region.under':
    '{supposed} könnte ein Gebiet {counted, plural, =0 {kein Symbol} one {nur # Symbol} other {nur # Symbole}} erreichen, braucht aber {number}.',
  'unique_shape.noun': `keine zwei ${OF_N} Gebiete haben dieselbe Form`,
  'unique_shape.alike': '{supposed} hätten zwei Gebiete dieselbe Form.',
  'wrap_around.noun': 'Ränder sind verbunden',
  'zone_cell_count.noun': `gleich große Zonen haben gleich viele ${OF} Felder`,
  'zone_cell_count.uneven': `{supposed} hätte eine Zone ${CELLS_OF}, und eine andere gleich große höchstens {less}.`,
  'zone_diff_count.noun': `gleich große Zonen haben verschieden viele ${OF} Felder`,
  'zone_diff_count.twins': `{supposed} hätten zwei gleich große Zonen je ${CELLS_OF}.`,
  'zone_exact_count.noun': `jede Zone hat {total, plural, one {# ${OF_S} Feld} other {# ${OF} Felder}}`,
  'zone_exact_count.over': `{supposed} hätte eine Zone ${CELLS_OF}, braucht aber {number}.`,
  'zone_exact_count.under': `{supposed} hätte eine Zone nur für ${CELLS_OF} Platz, braucht aber {number}.`,

  'number.noun': 'die Gebietszahl',
  'letter.noun': 'der Buchstabe {letter}',
  'letter.apart': '{supposed} wären die Buchstaben {letter} voneinander getrennt.',
  'viewpoint.noun': 'der Aussichtspunkt',
  'dart.noun': 'der Pfeil',
  'lotus.noun': 'der Lotus',
  'lotus.unlike': '{supposed} wäre das Gebiet des Lotus nicht symmetrisch.',
  'lotus.image': `Weil sein Spiegelfeld am Lotus ${OWN} ist, ist auch dieses Feld ${OWN}.`,
  'galaxy.noun': 'die Galaxie',
  'galaxy.unlike': '{supposed} sähe das Gebiet der Galaxie nach einer halben Drehung anders aus.',
  'galaxy.image': `Weil das Feld gegenüber an der Galaxie ${OWN} ist, ist auch dieses Feld ${OWN}.`,
  'myopia.noun': `{shape, select, framed {der gerahmte Kurzsichtpfeil} other {der Kurzsichtpfeil}}`,
  'myopia.fault':
    '{supposed} {fault, select, unequal {würden die Kurzsichtpfeile auf Felder in verschiedener Entfernung zeigen} unpointed {wäre ein anderes Feld ebenso nah, hat aber keinen Kurzsichtpfeil} seen {würde das Kurzsichtsymbol ohne Pfeile die andere Farbe sehen} other {würde ein Kurzsichtpfeil auf nichts zeigen}}.',
  'minesweeper.noun': 'der Minensucher',
  'focus.noun': 'der Fokus',
  'focus.nounDeadEnd': 'die Sackgasse',
  'house.noun': 'das Haus',
  'house.over':
    '{supposed} hätte das Gebiet {counted, plural, one {# Haus} other {# Häuser}}, braucht aber {number}.',
  'house.under':
    '{supposed} könnte das Gebiet nur {counted, plural, one {# Haus} other {# Häuser}} haben, braucht aber {number}.',
  'every_letter.noun': 'der hohle Buchstabe {letter}',
  'every_letter.repeated': '{supposed} hätte ein Gebiet den hohlen Buchstaben {letter} zweimal.',
  'every_letter.missing':
    '{supposed} könnte ein Gebiet den hohlen Buchstaben {letter} nicht erreichen.',
};
