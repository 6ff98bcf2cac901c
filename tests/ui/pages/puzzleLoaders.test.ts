// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { solveLink, tileLetters } from '#tests/support/gridText.ts';
import { SHARED_PUZZLES } from '#tests/support/sharedPuzzles.ts';
import { english } from '#texts/english.ts';
import { findShareData } from '#engine/codec/shareLinks.ts';
import { freshProgress } from '#machines/boardContext.ts';
import { documentFromPuzzle } from '#machines/document.ts';
import { encodeProgress } from '#machines/savedProgress.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { gridFrom, textOf } from '#tests/support/texts.ts';
import { loadForCreating } from '#ui/pages/createLoader.ts';
import { loadForPrinting } from '#ui/pages/printLoader.ts';
import { loadForSolving } from '#ui/pages/puzzleLoaders.ts';
import { listDrafts } from '#ui/shared/platform/draftLists.ts';
import { saveDraft } from '#ui/shared/platform/draftStore.ts';
import { onNotice, type Notice } from '#ui/shared/platform/notices.ts';
import { saveSolve } from '#ui/shared/platform/solveStore.ts';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';

beforeEach(() => vi.stubGlobal('isSecureContext', true)); // happy-dom has none
afterEach(() => vi.unstubAllGlobals());

/** Console warnings while a puzzle is opened by its link. */
async function warningsOf(text: string): Promise<readonly string[]> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const request = new Request(`http://localhost${solveLink(text)}`);
  const opened = await loadForSolving({
    request,
    url: new URL(request.url),
    pattern: '/solve',
    params: {},
    context: {},
  });
  expect(opened).toHaveProperty('puzzle');
  return warn.mock.calls.map(([message]) => String(message));
}

describe('a link with fields of clues that are not known', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('opens, and each of them is warned of once', async () => {
    const symbol = 'letter,x=0,y=0,font=a';

    expect(await warningsOf(`1x1|S${symbol}:${symbol},x=1|Rforesight,sound=1`)).toEqual([
      'Unknown config field: letter.font',
      'Unknown config field: foresight.sound',
    ]);
  });

  it('fills no console', async () => {
    const fields = Array.from({ length: 500 }, (_, i) => `${'f'.repeat(20)}${i}=1`).join(',');
    const warnings = await warningsOf(`1x1|Rforesight,${'g'.repeat(10_000)}=1,${fields}`);

    expect(warnings).toHaveLength(20);
    expect(Math.max(...warnings.map(({ length }) => length))).toBeLessThan(120);
  });

  it('without any warns of nothing', async () => {
    expect(await warningsOf('1x1|Sletter,x=0,y=0|Rforesight,count=3')).toEqual([]);
  });
});

type Loader = typeof loadForCreating;

function argumentsFor(address: string): Parameters<Loader>[0] {
  const request = new Request(`http://localhost${address}`);
  return { request, url: new URL(request.url), pattern: '/', params: {}, context: {} };
}

async function openedBy(loader: Loader, address: string): Promise<OpenedPuzzle> {
  const opened = await loader(argumentsFor(address));
  if (opened instanceof Response) throw new Error(`led on to ${opened.headers.get('location')}`);
  return opened;
}

/** One given, two cells of the solution, one open. */
const SHARED = '4x1|T4:Bbwn|C4:|Z|S|Rconnect_all,color=dark';
const EDIT_LINK = solveLink(SHARED).replace('/solve?', '/create?');

/** Open an address to solve. Returns where it leads, and what is said of it. */
async function refusalOf(link: string): Promise<readonly [string | null, string[]]> {
  const said: string[] = [];
  const stop = onNotice(({ message }) => said.push(english.say(message)));
  said.length = 0; // those that others left in the queue
  const request = new Request(`http://localhost${link}`);
  const url = new URL(request.url);
  const led = await loadForSolving({ request, url, pattern: '/solve', params: {}, context: {} });
  stop();
  return [led instanceof Response ? led.headers.get('Location') : null, said];
}

describe('a link that cannot be read', () => {
  it.each([
    ['damaged data', '/solve?d=dfl_nonsense', /damaged or incomplete/],
    ['an unknown packing', '/solve?d=zip_AAAA', /format this version doesn’t know/],
    ['an unknown rule', solveLink('0_2x2|T2:nnnn|C1:|Z|S|Rno_such_rule,a=1'), /no_such_rule/],
    ['an unknown symbol', solveLink('0_2x2|T2:nnnn|C1:|Z|Sno_such,x=0,y=0|R'), /no_such/],
    ['a foreign segment', solveLink('0_2x2|Q1|T2:nnnn'), /Invalid data: Q1/],
    ['another version', solveLink('7_2x2|T2:nnnn'), /^Unknown serializer version/],
  ])('says so and leads home: %s', async (_, link, sentence) => {
    expect(await refusalOf(link)).toEqual(['/', [expect.stringMatching(sentence)]]);
  });

  it('says nothing where there is no puzzle in it', async () => {
    expect(await refusalOf('/solve')).toEqual(['/', []]);
  });
});

describe('every shared puzzle', () => {
  it('opens with its givens in their colors, and everything else empty', async () => {
    for (const { id, grid } of SHARED_PUZZLES) {
      const { tiles } = (await openedBy(loadForSolving, solveLink(grid))).puzzle.grid;
      const letters = tiles.map(({ exists, fixed, color }) => {
        if (!exists) return '.';
        const letter = { dark: 'b', light: 'w', gray: 'n' }[color];
        return fixed ? letter.toUpperCase() : letter;
      });
      expect(letters, id).toEqual(tileLetters(grid));
    }
  });
});

describe('the parameter `loader`', () => {
  const shown = ({ puzzle }: OpenedPuzzle) => [
    textOf(puzzle.grid).slice(0, 11),
    puzzle.solution && textOf(puzzle.solution).slice(0, 11),
  ];
  const solving = (loader: string) =>
    openedBy(loadForSolving, `${solveLink(SHARED)}&loader=${loader}`);
  const creating = (loader: string) => openedBy(loadForCreating, `${EDIT_LINK}&loader=${loader}`);

  it('shows, hides or removes the solution', async () => {
    const [grid, solved] = ['4x1|T4:Bnnn', '4x1|T4:Bbwn'];

    for (const open of [solving, creating]) {
      expect(shown(await open('visible'))).toEqual([solved, null]);
      expect(shown(await open('hidden'))).toEqual([grid, solved]);
      expect(shown(await open('remove'))).toEqual([grid, null]);
    }
    expect(shown(await solving('anything'))).toEqual([grid, solved]);
    expect(shown(await creating('anything'))).toEqual([grid, null]);
  });
});

describe('a shared puzzle that is opened to be edited', () => {
  const notices: Notice[] = [];
  let stop: () => void;
  beforeEach(() => {
    notices.length = 0;
    stop = onNotice((notice) => notices.push(notice));
    notices.length = 0; // those that others left in the queue
  });
  afterEach(() => stop());

  it('says that its solution was left out and where to solve it, as long as it is new', async () => {
    const opened = await openedBy(loadForCreating, EDIT_LINK);
    expect(notices).toMatchObject([
      {
        message: { id: 'parse.solutionLeftOut' },
        action: { label: { id: 'parse.solveIt' } },
      },
    ]);
    await save(opened);
    await openedBy(loadForCreating, EDIT_LINK);
    expect(notices).toHaveLength(1);

    await openedBy(loadForCreating, `${EDIT_LINK}&loader=visible`);
    await openedBy(loadForCreating, solveLink('2x1|T2:bn').replace('/solve?', '/create?'));
    expect(notices, 'one for the other puzzle').toHaveLength(2);
  });

  it('is a draft of its own for each link and each way to open it', async () => {
    const keyOf = async (address: string) => (await openedBy(loadForCreating, address)).key;
    const other = solveLink(SHARED.replace('bw', 'ww')).replace('/solve?', '/create?');
    const keys = await Promise.all([
      keyOf(EDIT_LINK),
      keyOf(`${EDIT_LINK}&loader=remove`),
      keyOf(`${EDIT_LINK}&loader=visible`),
      keyOf(other),
    ]);

    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
  });

  it('is found among the drafts, and by their address too', async () => {
    const opened = await openedBy(loadForCreating, `${EDIT_LINK}&loader=visible`);
    await save(opened);
    const { drafts } = await listDrafts();
    const draft = drafts.find(({ key }) => key === opened.key);
    const again = await openedBy(loadForCreating, draft?.address ?? '');

    expect(again.key).toBe(opened.key);
    expect(textOf(again.puzzle.grid)).toBe(textOf(opened.puzzle.grid));
    expect(again.saved).not.toBeNull();
  });
});

describe('a draft', () => {
  it('begins with what it was made of, and a new one with a blank board', async () => {
    const grid = gridFrom('3x1|T3:Bnn');
    const puzzle = { title: 'Bora', author: '', description: '', difficulty: 1 };
    const { address } = await saveDraft({ ...puzzle, grid, solution: gridFrom('3x1|T3:Bbw') });

    const opened = await openedBy(loadForCreating, address);
    expect(opened.puzzle).toMatchObject({ title: 'Bora', solution: null });
    expect(textOf(opened.puzzle.grid)).toBe('3x1|T3:Bbw');

    const blank = await openedBy(loadForCreating, '/create?draft=never-saved');
    expect(textOf(blank.puzzle.grid)).toBe(`5x4|T5:${'n'.repeat(20)}`);
    expect(await loadForCreating(argumentsFor('/create'))).toBeInstanceOf(Response);
  });
});

describe('a puzzle to be printed', () => {
  it('has its solution beside it, and a way to solve it', async () => {
    const printed = await loadForPrinting(
      argumentsFor(solveLink(SHARED).replace('/solve?', '/print?')),
    );
    if (printed instanceof Response) throw new Error('it can be read');

    expect(textOf(printed.puzzle.grid)).toContain('T4:Bnnn');
    expect(printed.puzzle.solution).not.toBeNull();
    expect(findShareData(`http://chiaro.test${printed.solveLink}`)).toHaveLength(1);
    expect(await loadForPrinting(argumentsFor('/print'))).toBeInstanceOf(Response);
  });
});

/** As the page saves it after a step. */
async function save({ key, address, puzzle }: OpenedPuzzle): Promise<void> {
  const progress = encodeProgress(
    freshProgress(documentFromPuzzle(puzzle)),
    WORKSPACE_MODES.create,
  );
  const { grid, solution } = puzzle;
  const text = `0_${JSON.stringify({ grid: textOf(solution ?? grid) })}`;
  await saveSolve(
    {
      key,
      address,
      mode: 'create',
      puzzle: text,
      progress,
      spentMs: 0,
      isSolved: false,
      charges: null,
      savedAtMs: Date.now(),
      version: crypto.randomUUID(),
    },
    [],
  );
}
