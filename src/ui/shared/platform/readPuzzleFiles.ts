import { message, type Text } from '#texts/message.ts';
import { findSources, type PuzzleSource } from '#engine/import/findSources.ts';
import { openSource } from '#engine/import/openSource.ts';
import { openPuzzle, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { browserCompression } from './compress.ts';

/** Limit of characters of all files together. */
const MAX_CHARACTERS = 16_000_000;
/** Limit of puzzles from files. */
const MAX_PUZZLES = 1000;

/** The puzzles in files, and the message about a failure. */
export interface PuzzlesOfFiles {
  readonly puzzles: readonly Puzzle[];
  /** The message about the first unreadable puzzle; null if all could be read. */
  readonly problem: Text | null;
}

/** Read the puzzles of files: texts of puzzles or grids, a line each, and links of all kinds. */
export async function readPuzzleFiles(files: readonly File[]): Promise<PuzzlesOfFiles> {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > MAX_CHARACTERS) return { puzzles: [], problem: message('site.filesTooLarge') };
  const read = await Promise.all(
    files.map(async (file) => await puzzlesOfText(await file.text(), file.name)),
  );
  const all = read.flatMap(({ puzzles }) => puzzles);
  const problems = read.flatMap(({ problem }) => problem ?? []);
  if (all.length <= MAX_PUZZLES) return { puzzles: all, problem: problems[0] ?? null };
  return {
    puzzles: all.slice(0, MAX_PUZZLES),
    problem: message('site.tooManyPuzzles', { most: MAX_PUZZLES, count: all.length }),
  };
}

/** Read the puzzles of one text. `name` is its source, for error messages. */
export async function puzzlesOfText(text: string, name: string): Promise<PuzzlesOfFiles> {
  const lines = text.split('\n').map((line) => line.trim());
  const isList = lines.filter((line) => line !== '').length > 1 && openPuzzle(lines[0] ?? '').ok;
  const whole = isList ? null : openPuzzle(text.trim());
  if (whole?.ok) return { puzzles: [whole.value], problem: null };
  if (findSources(text).sources.some(({ kind }) => kind === 'file')) return puzzlesIn(text);
  const puzzles: Puzzle[] = [];
  let problem: Text | null = null;
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const found = await puzzlesIn(line);
    puzzles.push(...found.puzzles);
    if (found.problem !== null)
      problem ??= message('site.problemInLine', { name, line: index + 1, problem: found.problem });
    if (puzzles.length > MAX_PUZZLES) break;
  }
  if (puzzles.length === 0) problem ??= message('site.fileEmpty', { name });
  return { puzzles, problem };
}

/** The puzzles in a text; one without any is parsed as a puzzle text, for its message. */
async function puzzlesIn(line: string): Promise<PuzzlesOfFiles> {
  const { sources } = findSources(line);
  const meant: readonly PuzzleSource[] =
    sources.length > 0 ? sources : [{ kind: 'text', text: line }];
  const read = await Promise.all(meant.map((source) => openSource(source, browserCompression)));
  return {
    puzzles: read.flatMap((puzzle) => (puzzle.ok ? [puzzle.value] : [])),
    problem: read.find((puzzle) => !puzzle.ok)?.error ?? null,
  };
}
