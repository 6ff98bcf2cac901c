import { message, type Text } from '#texts/message.ts';
import { SCRIPT_CLUES, type ScriptClue } from './clues.ts';
import { ENUMS } from './enums.ts';

/** One line of the quick reference. */
interface ReferenceEntry {
  /** The script code. */
  readonly code: string;
  /** Its effect, in Markdown if it comes from a clue. */
  readonly text: Text;
}

export interface ReferenceSection {
  readonly title: Text;
  /** Remark about all entries. */
  readonly note?: Text;
  readonly entries: readonly ReferenceEntry[];
}

const GRID: readonly ReferenceEntry[] = [
  { code: "GridData.create(['nbw', 'N.W'])", text: message('code.doesCreateGrid') },
  { code: 'new GridData(5, 4)', text: message('code.doesEmptyGrid') },
  { code: '.addRule(rule)', text: message('code.doesAddRule') },
  { code: '.addSymbol(symbol)', text: message('code.doesAddSymbol') },
  { code: ".withConnections(['AA.', '.BB'])", text: message('code.doesWithConnections') },
  { code: ".withZones(['AAB', 'ABB'])", text: message('code.doesWithZones') },
  { code: ".withCells(['bbw', 'bww'])", text: message('code.doesWithCells') },
  { code: ".setCell(0, 1, 'B')", text: message('code.doesSetCell') },
  { code: '.getCell(0, 1)', text: message('code.doesGetCell') },
  { code: '.resize(6, 6)', text: message('code.doesResize') },
  { code: '.withRules([])', text: message('code.doesWithRules') },
  { code: '.withSymbols([])', text: message('code.doesWithSymbols') },
];

const HELPER_ENTRIES: readonly ReferenceEntry[] = [
  { code: "array(5, 4, (x, y) => 'n')", text: message('code.doesArray') },
  { code: 'move({ x: 0, y: 0 }, Direction.Right, 2)', text: message('code.doesMove') },
  { code: 'minBy(values, (value) => value)', text: message('code.doesMinBy') },
  { code: 'maxBy(values, (value) => value)', text: message('code.doesMaxBy') },
  { code: "escape('a,b')", text: message('code.doesEscape') },
  { code: "unescape('a&#44;b')", text: message('code.doesUnescape') },
];

/** The reference of the script interface, shown next to the editor. */
export function scriptReference(): readonly ReferenceSection[] {
  return [
    { title: message('code.sectionGrid'), entries: GRID },
    {
      title: message('code.sectionRules'),
      entries: SCRIPT_CLUES.filter(({ kind }) => kind === 'rule').map(entryOf),
    },
    {
      title: message('code.sectionSymbols'),
      note: message('code.symbolsNote'),
      entries: SCRIPT_CLUES.filter(({ kind }) => kind === 'symbol').map(entryOf),
    },
    {
      title: message('code.sectionValues'),
      entries: Object.entries(ENUMS).map(([name, members]) => ({
        code: `${name}.${Object.keys(members)[0] ?? ''}`,
        text: Object.keys(members).join(', '),
      })),
    },
    { title: message('code.sectionHelpers'), entries: HELPER_ENTRIES },
  ];
}

function entryOf({ name, text, title, parameters }: ScriptClue): ReferenceEntry {
  const list = parameters.map((parameter) => parameter.name).join(', ');
  return { code: `new ${name}(${list})`, text: text === '' ? title : text };
}
