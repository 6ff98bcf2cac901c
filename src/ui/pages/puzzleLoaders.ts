import { redirect, type LoaderFunctionArgs } from 'react-router';
import { emptyGrid } from '#engine/grid/grid.ts';
import {
  loadPuzzle,
  SOLUTION_HANDLINGS,
  type LoadedPuzzle,
  type SolutionHandling,
} from '#engine/puzzle/load.ts';
import { gridForMode } from '#engine/puzzle/modes.ts';
import { openShared, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { browserCompression } from '../platform/compress.ts';
import { notify } from '../platform/notices.ts';

const BLANK_WIDTH = 5;
const BLANK_HEIGHT = 4;

/** What the creator starts with when no puzzle is given. */
const BLANK: Puzzle = {
  title: '',
  author: '',
  description: '',
  difficulty: 1,
  grid: emptyGrid(BLANK_WIDTH, BLANK_HEIGHT),
  solution: null,
};

/** The puzzle of `/solve?d=…`. Without one, or with one that cannot be read, the visitor goes home and hears why. */
export async function loadForSolving({ request }: LoaderFunctionArgs): Promise<Puzzle | Response> {
  const puzzle = await puzzleOf(request);
  if (!puzzle) return redirect('/');
  const loaded = handled(puzzle, request, 'hidden');
  return { ...puzzle, grid: gridForMode(loaded.grid, 'solve'), solution: loaded.solution };
}

/** The puzzle of `/create?d=…`, or a blank one. */
export async function loadForCreating({ request }: LoaderFunctionArgs): Promise<Puzzle | Response> {
  const puzzle = await puzzleOf(request);
  if (!puzzle) return dataOf(request) === null ? BLANK : redirect('/create');
  const loaded = handled(puzzle, request, 'remove');
  return { ...puzzle, grid: gridForMode(loaded.grid, 'create'), solution: loaded.solution };
}

/** The shared puzzle in an address. Null if there is none or it cannot be read; the reason is announced. */
async function puzzleOf(request: Request): Promise<Puzzle | null> {
  const data = dataOf(request);
  if (data === null) return null;
  const opened = await openShared(data, browserCompression);
  if (opened.ok) return opened.value;
  notify({ kind: 'error', message: firstLine(opened.error.message) });
  return null;
}

/** The shared data in an address. A bare + there reads as a space; shared data never holds spaces of its own. */
function dataOf({ url }: Request): string | null {
  const data = new URL(url).searchParams.get('d') ?? '';
  return data === '' ? null : data.replaceAll(' ', '+');
}

function handled(puzzle: Puzzle, { url }: Request, usual: SolutionHandling): LoadedPuzzle {
  const asked = new URL(url).searchParams.get('loader');
  const loaded = loadPuzzle(puzzle, SOLUTION_HANDLINGS.find((name) => name === asked) ?? usual);
  if (loaded.isSolutionMissed)
    notify({ kind: 'error', message: 'The solution was left out, and this puzzle needs one.' });
  return loaded;
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message;
}
