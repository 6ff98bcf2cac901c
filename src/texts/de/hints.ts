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
const IS_WHICH = `{which, select, one {ist dieses Feld} all {sind diese Felder}
  first {ist das erste Feld} other {sind diese Felder}}`;
const CELLS_OF = `{counted, plural, one {# ${OF_S} Feld} other {# ${OF} Felder}}`;
const CELLS = '{counted, plural, one {# Feld} other {# Felder}}';

export const hints: Translation<typeof english> = {
  // The start of a sentence: the supposition, a consequence of it, or neither. The contradiction
  // follows it, with the verb first: „Wäre dieses Feld dunkel, sähe …“.
  supposed: `{form, select,
    if {{which, select, one {Wäre dieses Feld} all {Wären diese Felder} first {Wäre das erste Feld}
      other {Wäre eines dieser Felder}} ${OTHER},}
    suppose {Angenommen, {which, select, one {dieses Feld wäre} all {diese Felder wären}
      first {das erste Feld wäre} other {diese Felder wären}} ${OTHER}: {steps, plural,
      one {Einen Schritt} other {# Schritte}} später}
    link {Dann {count, plural, one {ist} other {sind}} {place} ${OWN}, denn
      {which, select, first {wäre das erste Feld ${OTHER},} other {sonst}}}
    other {Aber dann}}`,

  // Conclusions after a contradiction
  so: `{which, select,
    one {Also ist es ${OWN}.}
    first {{form, select, suppose {Also ist es ${OWN}.}
      other {Also ist es ${OWN}; die anderen ebenso.}}}
    other {Also sind sie ${OWN}.}}`,

  // Single deductions
  clue: '{supposed} könnte {clue} nicht mehr stimmen.',
  clueLying: '{supposed} könnte {clue} nicht so richtig oder falsch sein wie nötig.',
  clues:
    '{supposed} könnten {total, plural, =2 {zwei Hinweise} other {# Hinweise}} nicht zugleich stimmen.',
  oneRule: '{supposed} wäre eine von {total, plural, =2 {zwei Regeln} other {# Regeln}} verletzt.',
  onlyArea: '{supposed} hätte das einzige Gebiet nicht die nötige Größe.',
  oneColor: '{supposed} stünde {clue} zwischen zwei Farben.',
  countNone: `Weil {clue} keines braucht, ${IS_WHICH} ${OWN}.`,
  countFull: `Weil {clue} {number} braucht und {number, plural, one {es} other {sie}} hat, ${IS_WHICH} ${OWN}.`,
  countLeft: `Weil {clue} {number} braucht und nicht mehr haben kann, ${IS_WHICH} ${OWN}.`,
  countOver: '{supposed} hätte {clue} {counted}, mehr als {number}.',
  countUnder:
    '{supposed} könnte {clue} {counted, plural, =0 {keines haben, nicht {number}} other {höchstens # haben, weniger als {number}}}.',
  countBetween: '{supposed} könnte {clue} nicht mehr {number} haben.',
  sightOver: '{supposed} sähe {clue} {counted}, mehr als {number}.',
  sightUnder: '{supposed} sähe {clue} höchstens {counted}, weniger als {number}.',
  sightBetween: '{supposed} könnte {clue} nicht mehr genau {number} sehen.',
  areaOver: `{supposed} hätte {clue} ${CELLS}, mehr als {number}.`,
  areaUnder: `{supposed} bekäme {clue} höchstens ${CELLS}, weniger als {number}.`,
  areaRoom: '{supposed} hätte {clue} keinen Platz für {number} Felder.',
  areaBetween: '{supposed} könnte {clue} nicht mehr genau {number} Felder haben.',
  anyAreaOver: `{supposed} hätte ein Gebiet ${CELLS}, mehr als {number}.`,
  anyAreaUnder: `{supposed} bekäme ein Gebiet höchstens ${CELLS}, weniger als {number}.`,
  anyAreaRoom: '{supposed} hätte ein Gebiet keinen Platz für {number} Felder.',
  anyAreaBetween: '{supposed} könnte ein Gebiet nicht mehr genau {number} Felder haben.',
  ways: '{supposed} gäbe es keine Möglichkeit mehr, {total, plural, one {den Hinweis} other {diese Hinweise}} zu erfüllen.',
  mixedWays: `Dann {darkCount, plural, one {wird} other {werden}} {dark} dunkel und {lightCount, plural, one {wird} other {werden}} {light} hell,
    denn sonst gäbe es keine Möglichkeit mehr, {total, plural, one {den Hinweis} other {diese Hinweise}} zu erfüllen.`,
  counts: '{supposed} könnten diese Anzahlen nicht alle stimmen.',
  connected: '{supposed} könnten Felder, die zusammengehören, nie zusammenkommen.',
  joined: '{supposed} lägen {clues} in einem Gebiet.',
  apart: '{supposed} wären Gebiete eines, die getrennt bleiben müssen.',
  touchMany: '{supposed} hätte ein Gebiet zu viele Symbole.',
  touchFew: '{supposed} könnte ein Gebiet nicht genug Symbole erreichen.',
  far: '{supposed} wäre ein Gebiet für jedes Symbol, das es braucht, außer Reichweite.',
  farImage: '{supposed} hätte ein Gebiet bei keinem Symbol, das es erreicht, Platz für sein Bild.',
  mirror: '{supposed} wäre ein Gebiet nicht sein eigenes Bild.',
  cycle: '{supposed} wäre eine Schleife geschlossen.',
  shape: '{supposed} hätte ein Gebiet eine Form, die es nicht haben darf.',
  pattern: '{supposed} hätte ein Gebiet keinen Platz für das Muster.',
  rim: '{supposed} würden die Farben am Rand abwechseln, und eine könnte nicht verbunden sein.',
  rimCut: '{supposed} würde ein Gebiet auf dem Weg zu jedem Symbol verbundene Felder trennen.',
  check: '{supposed} wäre {clue} falsch: {detail}.',

  // Several clues together, and none
  answers: `{which, select,
    mixed {Wie auch immer {clue} erfüllt wird, diese Felder sind wie gezeigt.}
    one {Wie auch immer {clue} erfüllt wird, dieses Feld ist ${OWN}.}
    first {Wie auch immer {clue} erfüllt wird, das erste Feld ist ${OWN}.}
    other {Wie auch immer {clue} erfüllt wird, diese Felder sind ${OWN}.}}`,
  theseClues: '{total, plural, =2 {beides zugleich} other {das Zusammenspiel von # Hinweisen}}',
  unexplained: `{which, select,
    mixed {In der Lösung sind diese Felder wie gezeigt, aber ein kurzer Grund ist nicht bekannt.}
    other {In der Lösung ${IS_WHICH} ${OWN}, aber ein kurzer Grund ist nicht bekannt.}}`,

  // The chain of a supposition
  suppose:
    'Angenommen, {place} {count, plural, one {ist} other {sind}} {color, select, dark {dunkel} other {hell}}.',
  refuted: `Dann {count, plural, one {ist} other {sind}} {place} ${OWN}, denn die andere Farbe widerspricht {total, plural, one {einem Hinweis} other {# Hinweisen}}.`,
  settled: 'Damit steht fest, was {clue} bedeuten kann.',

  // The hint stages
  lookAt: 'Hier lohnt sich ein Blick: {clue} auf {place}.',
  lookBetween: `Hier lohnt sich ein Blick: zwischen Zeile {top}, Spalte {left} und Zeile {bottom},
    Spalte {right}.`,
  takes: `Es braucht {clues}{facts, plural, =0 {} one { und das markierte Feld}
    other { und die # markierten Felder}}.`,
  takesNone: 'Hier ist kein kurzer Grund bekannt: Nur die Lösung sagt es.',
  thisCell: `{count, plural, one {Eine Farbe ergibt sich für {places}.}
    other {Farben ergeben sich für {places}.}}`,
  spokenLine: '{text}: {detail}.',

  // Mistakes
  notRight: 'Noch stimmt etwas nicht.',
  rightUntil: `{strokes, plural, one {Bis zu deinem letzten Zug stimmte alles.} other {Bis vor # Zügen stimmte
      alles.}}`,
  wrongBefore: 'Es war schon vor dem ersten Strich da, der noch bekannt ist.',
  wrongRegion: 'Es beginnt zwischen Zeile {top}, Spalte {left} und Zeile {bottom}, Spalte {right}.',
  wrongCells: `{count, plural, one {Ein Feld ist falsch: {place}.}
    other {# Felder sind falsch. Das erste war {place}.}}`,
  wrongPlaces: 'Und zwar: {places}.',

  // No hint available
  refusedSolution: `Für dieses Rätsel gibt es keine Tipps: Manches darin stimmt nur mit der Lösung
    überein, die der Autor im Sinn hat.`,
  refusedAlternative: `Für dieses Rätsel gibt es keine Tipps: Auch eine andere Färbung löst es,
    was immer die Hinweise sagen.`,
  refusedNone: 'Für dieses Rätsel gibt es keine Tipps: Seine Hinweise widersprechen einander.',
  full: 'Jedes Feld hat seine Farbe.',
  stuck: 'Aus den Hinweisen ergibt sich keine weitere Farbe.',

  // The panel
  title: 'Tipp',
  ladder: 'Wie viel vom Tipp du gesehen hast',
  looking: 'Der leichteste nächste Schritt wird gesucht …',
  failed: 'Der Tipp konnte nicht gefunden werden.',
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
  needsLeft: 'Braucht {number} und kann nicht mehr haben',
  ruleLine: 'eine Regel',
  fact: '{color, select, dark {Dunkel} other {Hell}}',
  factOwn: '{color, select, dark {Dunkel} other {Hell}}, sein eigenes Feld',
  factNext: `{color, select, dark {Dunkel} other {Hell}}, {side, select, up {darüber}
    down {darunter} left {links davon} other {rechts davon}}`,
  factAway: `{color, select, dark {Dunkel} other {Hell}}, {distance, plural, =1 {erstes} =2 {zweites}
    =3 {drittes} =4 {viertes} =5 {fünftes} =6 {sechstes} other {# Felder}} {side, select,
    up {darüber} down {darunter} left {links davon} other {rechts davon}}`,

  // The whole hint at once
  follows: `Zeile {row}, Spalte {column}{more, select, none {} other {, {places}}} {count, plural,
    one {ist} other {sind}} {color, select, dark {dunkel} other {hell}}.`,
  because: 'Wegen: {reasons}.',
  symbolAt: '{symbol} auf {place}',
  ruleNamed: '„{rule}“',
  facts: '{color, select, dark {dunkel} other {hell}}: {places}',

  // Clues
  'ban_pattern.noun': `{shape, select,
    cell {kein ${OF_S} Feld}
    pair {kein Paar ${OF_R} Nachbarn}
    row {keine Reihe aus {size} ${OF_N} Feldern}
    square {kein Quadrat aus {size} ${OF_N} Feldern}
    block {kein Block aus {short} mal {long} ${OF_N} Feldern}
    other {nirgends das verbotene Muster}}`,
  'ban_pattern.complete': `{supposed} {shape, select,
    cell {gäbe es ein ${OF_S} Feld}
    pair {gäbe es ein Paar ${OF_R} Nachbarn}
    row {gäbe es eine Reihe aus {size} ${OF_N} Feldern}
    square {gäbe es ein Quadrat aus {size} ${OF_N} Feldern}
    block {gäbe es einen Block aus {short} mal {long} ${OF_N} Feldern}
    other {wäre das verbotene Muster vollständig}}.`,
  'cell_count.noun': `genau {total, plural, one {# Feld ist} other {# Felder sind}}
    {of, select, dark {dunkel} light {hell} other {grau}}`,
  'cell_count.over': `{supposed} hätte das Brett ${CELLS_OF}, mehr als {number}.`,
  'cell_count.under': `{supposed} hätte das Brett nur für ${CELLS_OF} Platz, weniger als {number}.`,
  'connect_all.noun': `alle ${OF_N} Felder sind verbunden`,
  'connect_all.apart': `{supposed} könnten manche ${OF} Felder nie zusammenkommen.`,
  'connect_all.unreachable': `{supposed} könnte es die anderen ${OF_N} Felder nie erreichen.`,
  'connect_all.crossed':
    '{supposed} würden sich die Farben kreuzen, und eine könnte nicht verbunden sein.',
  'connect_all.shared': `{supposed} lägen {clues} im einzigen ${OF_N} Gebiet.`,
  'connect_all.over': `{supposed} hätte das einzige ${OF} Gebiet {counted} Felder, mehr als {number}.`,
  'connect_all.under': `{supposed} könnte das einzige ${OF} Gebiet höchstens {counted} Felder haben, weniger als {number}.`,
  'connect_zones.noun': `in jeder Zone sind alle ${OF_N} Felder verbunden`,
  'connect_zones.apart': `{supposed} könnten manche ${OF} Felder einer Zone nie zusammenkommen.`,
  'contains_shape.noun': `jedes ${OF} Gebiet enthält das Muster`,
  'lying_symbols.noun': 'genau {total, plural, one {# Symbol lügt} other {# Symbole lügen}}',
  'lying_symbols.over':
    '{supposed} {counted, plural, one {wäre # Symbol} other {wären # Symbole}} falsch, mehr als {number}.',
  'lying_symbols.other':
    '{supposed} {number, plural, one {könnte nicht genau # Symbol} other {könnten nicht genau # Symbole}} lügen.',
  'no_loops.noun': `${OF} Felder bilden nie eine Schleife`,
  'off_by_x.noun': 'jede Zahl liegt um {number} daneben',
  'region_area.noun': `{size, plural, =0 {kein Feld ist {of, select, dark {dunkel} light {hell} other {grau}}} one {jedes ${OF} Gebiet hat # Feld} other {jedes ${OF} Gebiet hat # Felder}}`,
  'same_shape.noun': `alle ${OF_N} Gebiete haben dieselbe Form`,
  'same_shape.differ': '{supposed} hätte ein Gebiet nicht die Form eines fertigen.',
  'symbols_per_region.noun': `jedes ${OF} Gebiet hat {comparison, select, ge {mindestens}
    le {höchstens} other {genau}} {total, plural, one {# Symbol} other {# Symbole}}`,
  'symbols_per_region.over':
    '{supposed} hätte ein Gebiet {counted, plural, one {# Symbol} other {# Symbole}}, mehr als {number}.',
  'symbols_per_region.under':
    '{supposed} könnte ein Gebiet {counted, plural, =0 {kein Symbol} one {nur # Symbol} other {nur # Symbole}} erreichen, weniger als {number}.',
  'unique_shape.noun': `keine zwei ${OF_N} Gebiete haben dieselbe Form`,
  'unique_shape.alike': '{supposed} hätten zwei Gebiete dieselbe Form.',
  'wrap_around.noun': 'Ränder sind verbunden',
  'zone_cell_count.noun': `gleich große Zonen haben gleich viele ${OF} Felder`,
  'zone_cell_count.uneven': `{supposed} hätte eine Zone ${CELLS_OF}, eine gleich große höchstens {less}.`,
  'zone_diff_count.noun': `gleich große Zonen haben verschieden viele ${OF} Felder`,
  'zone_diff_count.twins': `{supposed} hätten zwei gleich große Zonen je ${CELLS_OF}.`,
  'zone_exact_count.noun': `jede Zone hat {total, plural, one {# ${OF_S} Feld} other {# ${OF} Felder}}`,
  'zone_exact_count.over': `{supposed} hätte eine Zone ${CELLS_OF}, mehr als {number}.`,
  'zone_exact_count.under': `{supposed} hätte eine Zone nur für ${CELLS_OF} Platz, weniger als {number}.`,

  'number.noun': 'die Gebietszahl',
  'letter.noun': 'der Buchstabe {letter}',
  'letter.apart': '{supposed} könnten die Buchstaben {letter} nie zusammenkommen.',
  'viewpoint.noun': 'der Aussichtspunkt',
  'dart.noun': 'der Pfeil',
  'lotus.noun': 'der Lotus',
  'lotus.unlike': '{supposed} wäre das Gebiet des Lotus nicht sein eigenes Spiegelbild.',
  'lotus.image': `Weil sein Spiegelbild am Lotus ${OWN} ist, ist auch dieses Feld ${OWN}.`,
  'galaxy.noun': 'die Galaxie',
  'galaxy.unlike': '{supposed} sähe das Gebiet der Galaxie nach einer halben Drehung anders aus.',
  'galaxy.image': `Weil das Feld gegenüber an der Galaxie ${OWN} ist, ist auch dieses Feld ${OWN}.`,
  'myopia.noun': `{shape, select, framed {der gerahmte Kurzsichtpfeil}
    other {der Kurzsichtpfeil}}`,
  'myopia.fault': `{supposed} {fault, select,
    unequal {reichten die Kurzsichtpfeile verschieden weit}
    unpointed {wäre die andere Farbe ohne Kurzsichtpfeil ebenso nah}
    seen {sähe das Kurzsichtsymbol ohne Pfeile die andere Farbe}
    other {zeigte ein Kurzsichtpfeil auf nichts}}.`,
  'minesweeper.noun': 'der Minensucher',
  'focus.noun': 'der Fokus',
  'focus.nounDeadEnd': 'die Sackgasse',
  'house.noun': 'das Haus',
  'house.over':
    '{supposed} hätte das Gebiet {counted, plural, one {# Haus} other {# Häuser}}, mehr als {number}.',
  'house.under':
    '{supposed} könnte das Gebiet höchstens {counted, plural, one {# Haus} other {# Häuser}} haben, weniger als {number}.',
  'every_letter.noun': 'der hohle Buchstabe {letter}',
  'every_letter.repeated': '{supposed} hätte ein Gebiet den hohlen Buchstaben {letter} zweimal.',
  'every_letter.missing':
    '{supposed} könnte ein Gebiet den hohlen Buchstaben {letter} nicht erreichen.',
};
