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
const OTHER_COLOR = '{color, select, dark {Hell} other {Dunkel}}';
const IS_WHICH = '{which, select, one {ist dieses Feld} other {sind diese Felder}}';
const CELLS_OF = `{counted, plural, one {# ${OF_S} Feld} other {# ${OF} Felder}}`;
const CELLS = '{counted, plural, one {# Feld} other {# Felder}}';
/** The same, where the color may be unknown. */
const COUNTED =
  '{counted, plural, one {# {of, select, dark {dunkles Feld} light {helles Feld} other {Feld}}} other {# {of, select, dark {dunkle Felder} light {helle Felder} other {Felder}}}}';
const AT_LEAST = '{least, select, yes {mindestens } other {}}';
/** Nothing if the number is printed on the symbol. */
const BUT_NEEDS = '{needs, select, value {} other {, braucht aber {number}}}';
const SO = `{which, select, one {Also ist es ${OWN}.} other {Also sind sie ${OWN}.}}`;
/** The cells of an area around it. */
const AROUND = `{rest, select, all {ist alles ringsum} one {ist dieses Feld daneben} other {sind diese Felder daneben}} ${OWN}`;

export const hints: Translation<typeof english> = {
  // The start of a sentence: the supposition, a consequence of it, or neither. The contradiction
  // follows it, with the verb first: „Wäre dieses Feld dunkel, sähe …“.
  supposed: `{form, select,
    if {{which, select, one {Wäre dieses Feld} all {Wären diese Felder} first {Wäre {first}} other {Wäre eines dieser Felder}} ${OTHER},}
    without {Ohne {which, select, one {dieses Feld} other {diese Felder}}}
    suppose {Probier {which, select, one {hier} first {in {first}} other {in diesen Feldern}} ${OTHER_COLOR}: {steps, plural, one {Einen Schritt} other {# Schritte}} später}
    link {Dann folgt ${COLOR} in {place}{which, select, first {: Wäre {first} ${OTHER},} other {, sonst}}}
    other {Aber dann}}`,

  // Conclusions after a contradiction
  so: `{which, select,
    one {{form, select, suppose {Also ist dieses Feld ${OWN}.} other {Also ist es ${OWN}.}}}
    first {{form, select,
      suppose {Also ist dieses Feld ${OWN}, und die anderen folgen aus denselben Hinweisen.}
      other {Also ist es ${OWN}, und die anderen sind es auch.}}}
    other {{form, select, suppose {Also sind diese Felder ${OWN}.} other {Also sind sie ${OWN}.}}}}`,

  // Places: all cells in one of the rows and one of the columns
  block:
    '{rowCount, plural, one {Zeile} other {Zeilen}} {rows}, {columnCount, plural, one {Spalte} other {Spalten}} {columns}',
  blockFirst:
    '{rowCount, plural, one {Zeile} other {Zeilen}} {rows}, {columnCount, plural, one {Spalte} other {Spalten}} {columns}',
  rows: '{rowCount, plural, one {Zeile} other {Zeilen}} {rows}',
  range: '{from} bis {to}',
  theseCells: '{count, plural, one {diesem Feld} other {diesen # Feldern}}',
  thisValue: 'diese {value}',
  nounAt: '{noun} in {place}',
  twoAlike: 'zwei Symbole {value}',

  // Reasons of all cells of a step
  countNone: `Diese {value} braucht keine ${OF_N} Felder, also {rest, select, line {ist der Rest ihrer Linie} around {ist alles um sie herum} neighbors {sind ihre Nachbarn} one {ist dieses Feld} other {sind diese Felder}} ${OWN}.`,
  countFull: `Diese {value} hat {number, plural, one {ihr ${OF_S} Feld} other {ihre # ${OF_N} Felder}} schon, also {rest, select, line {ist der Rest ihrer Linie} around {ist jedes andere Feld um sie herum} neighbors {sind ihre anderen Nachbarn} one {ist dieses Feld} other {sind diese Felder}} ${OWN}.`,
  countLeft: `Diese {value} braucht {more, select, yes {noch } other {}}{left, plural, one {ein ${OF_S} Feld, und es gibt nur einen Platz dafür. Also ist dieses Feld ${OWN}.} =2 {zwei ${OF} Felder, und es gibt nur zwei Plätze dafür. Also sind beide ${OWN}.} other {# ${OF} Felder, und es gibt nur # Plätze dafür. Also sind alle ${OWN}.}}`,
  offReading: `Diese {value} liegt um {off} daneben, meint also {low} oder {high}. Nur {number} ist noch möglich, also ${IS_WHICH} ${OWN}.`,
  sightFull: `Diese {value} sieht schon {number, plural, one {# Feld} other {# Felder}}, also ist das nächste Feld in {ways, plural, one {dieser Richtung} other {jeder Richtung}} ${OWN}.`,
  areaFull: `Diese {value} hat {number, plural, one {ihr eines Feld} other {ihre # Felder}} schon, also ${AROUND}.`,
  areaExit: `Diese {value} braucht noch {left, plural, one {1 Feld} other {# Felder}} und kann nur {which, select, one {hier} other {durch diese Felder}} wachsen. Also ${IS_WHICH} ${OWN}.`,
  areaJoin: `Wäre dieses Feld ${OTHER}, würden {joins, plural, =2 {zwei Gruppen} other {# Gruppen}} zu einem Gebiet aus {counted} Feldern. Diese {value} braucht {number}, also ist dieses Feld ${OWN}.`,
  anyAreaFull: `Dieses {of, select, dark {dunkle} light {helle} other {graue}} Gebiet hat {number, plural, one {sein eines Feld} other {seine # Felder}} schon, also ${AROUND}.`,
  anyAreaExit: `Jedes ${OF} Gebiet hat {number, plural, one {# Feld} other {# Felder}}, und dieses kann nur durch {which, select, one {dieses Feld} other {diese Felder}} wachsen. Also ${IS_WHICH} ${OWN}.`,
  anyAreaJoin: `Wäre dieses Feld ${OTHER}, würden {joins, plural, =2 {zwei Gruppen} other {# Gruppen}} zu einem Gebiet aus {counted} Feldern. Jedes ${OF} Gebiet hat {number}, also ist dieses Feld ${OWN}.`,
  connects: `Dieses Feld würde {alike, select, yes {zwei Symbole {a}} other {die Symbole {a} und {b}}} verbinden, aber sie gehören zu verschiedenen Gebieten. Also ist es ${OWN}.`,
  farOne: `{kind, select, number {Keine Zahl} other {Kein Symbol}} erreicht dieses Feld: Selbst {kind, select, number {der nächsten, der {value}} other {dem nächsten, {value}}} in {place}, {distance, plural, one {fehlt # Feld} other {fehlen # Felder}}. Also ist es ${OWN}.`,
  farAll: `{kind, select, number {Keine Zahl erreicht diese Felder: Selbst die nächste} other {Kein Symbol erreicht diese Felder: Selbst das nächste}} ist zu weit weg. Also sind sie ${OWN}.`,
  rimRuns: `Beide Farben hängen zusammen, also bildet jede am Rand nur ein Stück. Bei ${OTHER_COLOR} wären es hier zwei, also ${IS_WHICH} ${OWN}.`,
  closesLoop: `{which, select, one {Wäre dieses Feld} other {Wäre eines dieser Felder}} ${OTHER}, gäbe es eine Schleife. ${SO}`,
  imageOff: `{kind, select, galaxy {Keine Galaxie} other {Kein Lotus}} kann dieses Feld enthalten, denn {kind, select, galaxy {das Feld gegenüber} other {das gespiegelte Feld}} liegt außerhalb des Bretts. Also ist dieses Feld ${OWN}.`,
  imageTaken: `{kind, select, galaxy {Keine Galaxie} other {Kein Lotus}} kann dieses Feld enthalten, denn {kind, select, galaxy {das Feld gegenüber} other {das gespiegelte Feld}} ist schon ${OWN}. Also ist auch dieses Feld ${OWN}.`,
  countsOwn: `Diese {a} braucht {more, plural, one {# ${OF_S} Feld} other {# ${OF} Felder}} mehr als diese {b}, und nur {more, plural, one {ein Platz kann} other {# Plätze können}} allein für diese {a} zählen. Also {which, select, one {ist dieses Feld} other {sind alle}} ${OWN}.`,
  countsOther: `Diese {a} braucht {more, plural, one {# ${OF_S} Feld} other {# ${OF} Felder}} mehr als diese {b}, und nur {more, plural, one {ein Platz kann} other {# Plätze können}} allein für diese {a} zählen. Also {which, select, one {ist dieses Feld, das nur diese {b} zählt,} other {sind diese Felder, die nur diese {b} zählt,}} ${OWN}.`,

  // Faults of the other color
  clue: '{supposed} wäre {clue} nicht mehr zu erfüllen.',
  clueLying: '{supposed} würde {clue} die Regel über lügende Symbole verletzen.',
  clues:
    '{supposed} würden {total, plural, =2 {zwei Hinweise} other {# Hinweise}} einander widersprechen.',
  oneRule: '{supposed} wäre eine von {total, plural, =2 {zwei Regeln} other {# Regeln}} verletzt.',
  onlyArea: '{supposed} hätte das einzige Gebiet die falsche Größe.',
  oneColor: '{supposed} läge {clue} auf zwei Farben.',
  countOver: `{supposed} hätte {clue} schon ${AT_LEAST}${COUNTED}${BUT_NEEDS}.`,
  countUnder: `{supposed} hätte {clue} {counted, plural, =0 {{of, select, dark {keine dunklen Felder} light {keine hellen Felder} other {keine Felder}}} other {höchstens ${COUNTED}}}${BUT_NEEDS}.`,
  countBetween: '{supposed} könnte {clue} nicht mehr {number} haben.',
  sightOver: `{supposed} sähe {clue} schon ${AT_LEAST}${CELLS}${BUT_NEEDS}.`,
  sightUnder:
    '{supposed} sähe {clue} {how, select, only {nur} other {höchstens}} {counted} ihrer {number} Felder.',
  sightBetween: '{supposed} könnte {clue} nicht mehr genau {number} sehen.',
  areaOver: `{supposed} hätte {clue} schon ${AT_LEAST}${CELLS}${BUT_NEEDS}.`,
  areaUnder: `{supposed} könnte {clue} {how, select, only {nur} other {höchstens}} auf ${CELLS} wachsen${BUT_NEEDS}.`,
  areaRoom: '{supposed} hätte {clue} keinen Platz für {number} Felder.',
  areaBetween: '{supposed} könnte {clue} nicht mehr genau {number} Felder haben.',
  anyAreaOver: `{supposed} hätte ein ${OF_S} Gebiet schon ${AT_LEAST}${CELLS}, darf aber nur {number} haben.`,
  anyAreaUnder: `{supposed} könnte ein ${OF_S} Gebiet {how, select, only {nur} other {höchstens}} auf {counted} seiner {number} Felder wachsen.`,
  anyAreaRoom: '{supposed} hätte ein Gebiet keinen Platz für {number} Felder.',
  anyAreaBetween: '{supposed} könnte ein Gebiet nicht mehr genau {number} Felder haben.',
  ways: '{supposed} gäbe es keine Möglichkeit mehr, {total, plural, one {{clue}} =2 {beide Hinweise} other {diese # Hinweise}} zu erfüllen.',
  mixedWays:
    'Dann folgt Dunkel in {dark} und Hell in {light}, denn {total, plural, one {der Hinweis lässt} other {die Hinweise lassen}} keine andere Möglichkeit.',
  counts: '{supposed} könnten diese Zahlen nicht alle stimmen.',
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
  rim: '{supposed} würden sich die Farben am Rand abwechseln, und eine könnte nicht zusammenhängen.',
  rimCut:
    '{supposed} würde ein Gebiet auf dem Weg zu einem Symbol zusammenhängende Felder trennen.',
  check: '{supposed} wäre {clue} falsch: {detail}.',

  // Several clues together, and none
  answers: `Wie auch immer {how, select, several {{total, plural, =2 {beide Hinweise} other {diese # Hinweise}} erfüllt werden} other {{clue} erfüllt wird}}, {which, select, one {dieses Feld ist} other {diese Felder sind}} immer ${OWN}.`,
  theseClues: '{total, plural, =2 {beide Hinweise} other {diese # Hinweise}}',
  unexplained: `{which, select, one {Für dieses Feld gibt es keine kurze Erklärung. In der Lösung ist es ${OWN}.} other {Für diese Felder gibt es keine kurze Erklärung. In der Lösung sind sie ${OWN}.}}`,

  // The chain of a supposition
  bestToTry:
    'Hier gibt es keine kurze Begründung. {count, plural, one {Dieses Feld eignet} other {Diese Felder eignen}} sich am besten für einen Versuch: {places}.',
  trialFails: `Hier gibt es keine kurze Begründung. Ein Versuch mit ${OTHER_COLOR} in {which, select, one {diesem Feld} other {diesen Feldern}} scheitert nach {steps} Schritten, also {which, select, one {ist es} other {sind sie}} ${OWN}.`,
  supposeInside:
    'Angenommen, auch {place} {count, plural, one {ist} other {sind}} {color, select, dark {dunkel} other {hell}}.',

  suppose:
    'Angenommen, {place} {count, plural, one {ist} other {sind}} {color, select, dark {dunkel} other {hell}}.',
  refuted: `Dann folgt ${COLOR} in {place}: Die andere Farbe scheitert {steps, plural, =0 {sofort} one {nach einem Schritt} other {nach # Schritten}}.`,
  settled:
    'Damit steht fest, was {total, plural, one {{clue} bedeutet} other {diese # Hinweise bedeuten}}.',

  // The hint stages
  lookAt: 'Hier lohnt sich ein Blick: {clue} in {place}.',
  lookBetween: 'Hier lohnt sich ein Blick: {places}.',
  takes:
    'Du brauchst {clues}{facts, plural, =0 {} one { und das markierte Feld} other { und die # markierten Felder}}.',
  takesNone: 'Hier gibt es keine kurze Erklärung, nur die Lösung.',
  thisCell:
    '{count, plural, one {Dieses Feld lässt sich ableiten: {places}.} other {Diese Felder lassen sich ableiten: {places}.}}',
  spokenLine: '{text}: {detail}.',

  // Mistakes
  notRight: 'Noch stimmt etwas nicht.',
  rightUntil: `{strokes, plural, one {Bis zu deinem letzten Zug stimmte alles.} other {Bis vor # Zügen stimmte alles.}}`,
  wrongBefore: 'Der Fehler ist älter als der erste Zug, der noch gespeichert ist.',
  wrongRegion: 'Der Fehler liegt in {places}.',
  wrongCells:
    '{count, plural, one {Dieses Feld ist falsch: {place}.} other {# Felder sind falsch. Der erste Fehler war in {place}.}}',
  wrongPlaces: 'Alle: {places}.',

  // No hint available
  refusedSolution:
    'Für dieses Rätsel gibt es keine Tipps: Ob manche Hinweise erfüllt sind, zeigt nur die hinterlegte Lösung.',
  refusedAlternative:
    'Für dieses Rätsel gibt es keine Tipps: Es lässt eine alternative Lösung zu, die Regeln verletzt.',
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
  rungTrial: 'Versuch',
  rungApply: 'malen',
  rungNotice: 'was',
  rungSince: 'wann',
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
  startTrial: 'Versuch beginnen',
  nextStep: 'Nächster Schritt',
  doApply: 'Übernehmen',
  endTrial: 'Versuch beenden und malen',
  doUndo: 'Zurücknehmen',
  letMe: 'Selbst malen',
  findIt: 'Selbst suchen',
  goBack: 'Zurückgehen, dies als Versuch behalten',
  showAll: 'Alles auf einmal zeigen',
  freeSoFar:
    'Bis hierher ist der Tipp frei. Zeigt er ein Feld, zählt deine Lösung nicht für Zeiten und Bewertungen.',
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
  needsLeft: 'Braucht {number} und hat nur Platz für {number}',
  ruleLine: 'eine Regel',
  fact: '{color, select, dark {Dunkel} other {Hell}}',
  factOwn: '{color, select, dark {Dunkel} other {Hell}}, sein eigenes Feld',
  factNext: `{color, select, dark {Dunkel} other {Hell}}, {side, select, up {darüber} down {darunter} left {links davon} other {rechts davon}}`,
  factAway: `{color, select, dark {Dunkel} other {Hell}}, {distance, number}. Feld {side, select, up {darüber} down {darunter} left {links davon} other {rechts davon}}`,

  // The whole hint at once
  follows:
    '{places} {count, plural, one {ist} other {sind}} {color, select, dark {dunkel} other {hell}}.',
  because: 'Begründung: {reasons}.',
  symbolAt: '{symbol} in {place}',
  manySymbols: '{total} Symbole',
  ruleNamed: '„{rule}“',
  facts: '{color, select, dark {dunkel} other {hell}}: {places}',

  // Clues
  'ban_pattern.noun': `{shape, select, cell {kein ${OF_S} Feld} pair {keine zwei ${OF_N} Nachbarn} row {keine {size} ${OF_N} Felder in einer Reihe} square {kein {short}×{long}-Quadrat ${OF_R} Felder} block {kein {short}×{long}-Block ${OF_R} Felder} other {nirgends das verbotene Muster}}`,
  'ban_pattern.complete': `{supposed} {shape, select, cell {gäbe es ein ${OF_S} Feld} pair {wären zwei ${OF} Felder Nachbarn} row {lägen {size} ${OF} Felder in einer Reihe} square {gäbe es ein {short}×{long}-Quadrat ${OF_R} Felder} block {gäbe es einen {short}×{long}-Block ${OF_R} Felder} other {gäbe es das verbotene Muster}}.`,
  'ban_pattern.pair': `{which, select, one {Dieses Feld liegt} other {Diese Felder liegen}} neben einem ${OF_N} Feld, und keine zwei ${OF_N} Felder dürfen Nachbarn sein. ${SO}`,
  'ban_pattern.last': `{has} Felder {shape, select, square {dieses {short}×{long}-Quadrats} other {dieses {short}×{long}-Blocks}} sind {of, select, dark {dunkel} light {hell} other {grau}}, also ist das letzte ${OWN}.`,
  'ban_pattern.ends': `{has, plural, =2 {2 ${OF} Felder liegen nebeneinander} other {# ${OF} Felder liegen in einer Reihe}}. Mit einem weiteren wären es {size}, also {which, select, one {ist dieses Feld} other {sind beide Enden}} ${OWN}.`,
  'ban_pattern.gap': `Zwischen {has} ${OF_N} Feldern ist eine Lücke. Wäre sie gefüllt, lägen {size} in einer Reihe, also ist dieses Feld ${OWN}.`,
  'cell_count.noun': `genau {total, plural, one {# Feld ist} other {# Felder sind}} {of, select, dark {dunkel} light {hell} other {grau}}`,
  'cell_count.over': `{supposed} hätte das Brett ${CELLS_OF}, darf aber nur {number} haben.`,
  'cell_count.under': `{supposed} hätte das Brett nur für ${CELLS_OF} Platz, braucht aber {number}.`,
  'connect_all.noun': `alle ${OF_N} Felder hängen zusammen`,
  'connect_all.apart': `{supposed} wären manche ${OF} Felder abgeschnitten.`,
  'connect_all.linkTo': `Alle ${OF_N} Felder hängen zusammen, und nur {which, select, one {dieses Feld führt} other {diese Felder führen}} {count, plural, one {zum ${OF_N} Feld} other {zu den ${OF_N} Feldern}} in {place}. ${SO}`,
  'connect_all.link': `Alle ${OF_N} Felder hängen zusammen, und nur {which, select, one {dieses Feld verbindet} other {diese Felder verbinden}} zwei Gruppen davon. ${SO}`,
  'connect_all.walled': `Ein ${OF_S} Feld wäre hier eingeschlossen, ohne Weg zu den anderen ${OF_N} Feldern. Also ${IS_WHICH} ${OWN}.`,
  'connect_all.unreachable': `{supposed} wäre dort ein ${OF_S} Feld von den anderen abgeschnitten.`,
  'connect_all.crossed':
    '{supposed} würden sich die Farben hier kreuzen, und eine könnte nicht zusammenhängen.',
  'connect_all.shared': `{supposed} lägen {clues} im einzigen ${OF_N} Gebiet.`,
  'connect_all.over': `{supposed} hätte das einzige ${OF} Gebiet {counted} Felder, darf aber nur {number} haben.`,
  'connect_all.under': `{supposed} bekäme das einzige ${OF} Gebiet nur {counted} Felder, braucht aber {number}.`,
  'connect_zones.noun': `in jeder Zone hängen alle ${OF_N} Felder zusammen`,
  'connect_zones.apart': `{supposed} wären manche ${OF} Felder einer Zone abgeschnitten.`,
  'contains_shape.noun': `jedes ${OF} Gebiet enthält das Muster`,
  'contains_shape.noRoom': `Jedes ${OF} Gebiet enthält das Muster, und ohne {which, select, one {dieses Feld} other {diese Felder}} hätte ein Gebiet keinen Platz dafür. Also ${IS_WHICH} ${OWN}.`,
  'lying_symbols.noun': 'genau {total, plural, one {# Symbol lügt} other {# Symbole lügen}}',
  'lying_symbols.over':
    '{supposed} {counted, plural, one {wäre # Symbol} other {wären # Symbole}} falsch, aber {number, plural, one {es soll genau 1} other {es sollen genau #}} sein.',
  'lying_symbols.named':
    '{supposed} wären {symbols} {counted, plural, =2 {beide} other {alle}} falsch, aber {number, plural, one {es soll genau 1} other {es sollen genau #}} sein.',
  'lying_symbols.other':
    '{supposed} {number, plural, one {könnte nicht mehr genau # Symbol} other {könnten nicht mehr genau # Symbole}} lügen.',
  'no_loops.noun': `${OF} Felder bilden nie eine Schleife`,
  'off_by_x.noun': 'jede Zahl liegt um {number} daneben',
  'region_area.noun': `{size, plural, =0 {kein Feld ist {of, select, dark {dunkel} light {hell} other {grau}}} one {jedes ${OF} Gebiet hat # Feld} other {jedes ${OF} Gebiet hat # Felder}}`,
  'same_shape.noun': `alle ${OF_N} Gebiete haben dieselbe Form`,
  'same_shape.differ': '{supposed} hätte ein Gebiet eine andere Form als ein fertiges.',
  'symbols_per_region.noun': `jedes ${OF} Gebiet hat {comparison, select, ge {mindestens} le {höchstens} other {genau}} {total, plural, one {# Symbol} other {# Symbole}}`,
  'symbols_per_region.joins': `Dieses Feld würde die Gebiete von {alike, select, yes {zwei Symbolen {a}} other {{a} und {b}}} verbinden, aber jedes ${OF} Gebiet hat nur ein Symbol. Also ist dieses Feld ${OWN}.`,
  'symbols_per_region.exit': `Dieses {of, select, dark {dunkle} light {helle} other {graue}} Gebiet hat noch {kind, select, number {keine Zahl und erreicht eine} other {kein Symbol und erreicht eines}} nur durch dieses Feld. Also ist dieses Feld ${OWN}.`,
  'symbols_per_region.over':
    '{supposed} hätte ein Gebiet {counted, plural, one {# Symbol} other {# Symbole}}, mehr als die erlaubten {number}.',
  'symbols_per_region.under':
    '{supposed} könnte ein Gebiet {counted, plural, =0 {kein Symbol} one {nur # Symbol} other {nur # Symbole}} erreichen, braucht aber {number}.',
  'unique_shape.noun': `keine zwei ${OF_N} Gebiete haben dieselbe Form`,
  'unique_shape.alike': '{supposed} hätten zwei Gebiete dieselbe Form.',
  'wrap_around.noun': 'Ränder sind verbunden',
  'zone_cell_count.noun': `gleich große Zonen haben gleich viele ${OF} Felder`,
  'zone_cell_count.uneven': `{supposed} hätte eine Zone ${CELLS_OF}, eine andere gleich große aber höchstens {less}.`,
  'zone_diff_count.noun': `gleich große Zonen haben verschieden viele ${OF} Felder`,
  'zone_diff_count.twins': `{supposed} hätten zwei gleich große Zonen je ${CELLS_OF}.`,
  'zone_exact_count.noun': `jede Zone hat {total, plural, one {# ${OF_S} Feld} other {# ${OF} Felder}}`,
  'zone_exact_count.over': `{supposed} hätte eine Zone ${CELLS_OF}, darf aber nur {number} haben.`,
  'zone_exact_count.under': `{supposed} hätte eine Zone nur für ${CELLS_OF} Platz, braucht aber {number}.`,

  'letter.noun': 'dieses {letter}',
  'letter.apart': '{supposed} wären die Buchstaben {letter} voneinander getrennt.',
  'lotus.noun': 'dieser Lotus',
  'lotus.unlike':
    '{supposed} {areas, select, two {wären die beiden Gebiete des Lotus nicht spiegelgleich} other {wäre das Gebiet des Lotus nicht symmetrisch}}.',
  'lotus.image': `Das gespiegelte Feld, {place}, ist ${OWN}, also auch dieses.`,
  'lotus.twin': `Dieser Lotus liegt zwischen zwei Gebieten, und das gespiegelte Feld, {place}, ist ${OTHER}. Also ist dieses ${OWN}.`,
  'galaxy.noun': 'diese Galaxie',
  'galaxy.unlike':
    '{supposed} {areas, select, two {würden die beiden Gebiete der Galaxie nach einer halben Drehung nicht zueinander passen} other {sähe das Gebiet der Galaxie nach einer halben Drehung anders aus}}.',
  'galaxy.image': `Das Feld gegenüber, {place}, ist ${OWN}, also auch dieses.`,
  'galaxy.twin': `Diese Galaxie liegt zwischen zwei Gebieten, und das Feld gegenüber, {place}, ist ${OTHER}. Also ist dieses ${OWN}.`,
  'myopia.noun':
    '{shape, select, framed {dieser gerahmte Kurzsichtpfeil} other {dieser Kurzsichtpfeil}}',
  'myopia.fault':
    '{supposed} {fault, select, unequal {würden die Kurzsichtpfeile auf Felder in verschiedener Entfernung zeigen} unpointed {wäre ein anderes Feld ebenso nah, auf das kein Kurzsichtpfeil zeigt} seen {würde das Kurzsichtsymbol ohne Pfeile die andere Farbe sehen} other {würde ein Kurzsichtpfeil auf nichts zeigen}}.',
  'focus.nounDeadEnd': 'diese Sackgasse',
  'house.noun': 'dieses Haus',
  'house.over':
    '{supposed} hätte das Gebiet {counted, plural, one {# Haus} other {# Häuser}}, darf aber nur {number} haben.',
  'house.under':
    '{supposed} könnte das Gebiet nur {counted, plural, one {# Haus} other {# Häuser}} haben, braucht aber {number}.',
  'every_letter.noun': 'dieses hohle {letter}',
  'every_letter.repeated': '{supposed} hätte ein Gebiet das hohle {letter} zweimal.',
  'every_letter.missing': '{supposed} könnte ein Gebiet kein hohles {letter} erreichen.',
};
