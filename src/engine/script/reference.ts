import { SCRIPT_CLUES, type ScriptClue } from './clues.ts';
import { ENUMS } from './enums.ts';

/** One line of the quick reference. */
interface ReferenceEntry {
  /** As a script writes it. */
  readonly code: string;
  /** What it does, in Markdown where it comes from a clue. */
  readonly text: string;
}

export interface ReferenceSection {
  readonly title: string;
  readonly entries: readonly ReferenceEntry[];
}

const GRID: readonly ReferenceEntry[] = [
  { code: "GridData.create(['nbw', 'N.W'])", text: 'A grid of cells, one text a row.' },
  { code: 'new GridData(5, 4)', text: 'A grid of empty cells.' },
  { code: '.addRule(rule)', text: 'One more rule.' },
  { code: '.addSymbol(symbol)', text: 'One more symbol.' },
  { code: ".withConnections(['AA.', '.BB'])", text: 'Equal letters that touch share a color.' },
  { code: ".withZones(['AAB', 'ABB'])", text: 'A border runs where letters differ.' },
  { code: ".withCells(['bbw', 'bww'])", text: 'Other cells; clues stay. Good for the solution.' },
  { code: ".setCell(0, 1, 'B')", text: 'Another letter in one cell.' },
  { code: '.getCell(0, 1)', text: 'The letter of a cell.' },
  { code: '.resize(6, 6)', text: 'Cells cut or added at the right and below.' },
  { code: '.withRules([])', text: 'These rules in place of all others.' },
  { code: '.withSymbols([])', text: 'These symbols in place of all others.' },
];

const HELPER_ENTRIES: readonly ReferenceEntry[] = [
  { code: "array(5, 4, (x, y) => 'n')", text: 'Rows of values.' },
  { code: 'move({ x: 0, y: 0 }, Direction.Right, 2)', text: 'A place some steps away.' },
  { code: 'minBy(values, (value) => value)', text: 'The least value by a function.' },
  { code: 'maxBy(values, (value) => value)', text: 'The largest value by a function.' },
  { code: "escape('a,b')", text: 'A text as grid texts hold it.' },
  { code: "unescape('a&#44;b')", text: 'And back.' },
];

/** What scripts can use, for a list beside the editor. */
export function scriptReference(): readonly ReferenceSection[] {
  return [
    { title: 'Grid', entries: GRID },
    { title: 'Rules', entries: SCRIPT_CLUES.filter(({ kind }) => kind === 'rule').map(entryOf) },
    {
      title: 'Symbols',
      entries: SCRIPT_CLUES.filter(({ kind }) => kind === 'symbol').map(entryOf),
    },
    {
      title: 'Values',
      entries: Object.entries(ENUMS).map(([name, members]) => ({
        code: `${name}.${Object.keys(members)[0] ?? ''}`,
        text: Object.keys(members).join(', '),
      })),
    },
    { title: 'Helpers', entries: HELPER_ENTRIES },
  ];
}

function entryOf({ name, text, title, parameters }: ScriptClue): ReferenceEntry {
  const list = parameters.map((parameter) => parameter.name).join(', ');
  return { code: `new ${name}(${list})`, text: text === '' ? title : text };
}
