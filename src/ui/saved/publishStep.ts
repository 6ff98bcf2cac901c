import { createPuzzle, deletePuzzle, publishPuzzle, readPuzzleToEdit } from '#contract/puzzles.ts';
import { searchOwnPuzzles } from '#contract/search.ts';
import { decodeShare } from '#engine/codec/share.ts';
import { invariant } from '#base/invariant.ts';
import { openPuzzle } from '#engine/puzzle/puzzle.ts';
import type {
  HoldReason,
  Publication,
  StepInput,
  StepOutcome,
} from '#machines/publishingMachine.ts';
import { ApiError, refusedBecause, NoAnswerError } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';
import { encodePuzzleBody } from '#ui/shared/api/puzzleBody.ts';
import { browserCompression } from '#ui/shared/platform/compress.ts';
import {
  keepPublications,
  readPublication,
  type StoredPublication,
} from '#ui/shared/platform/publicationStore.ts';

const LOCK = 'chiaro publishing';
/**
 * Limit of puzzles with the same title that are compared, to find one that was created with its
 * answer lost.
 */
const MOST_COMPARED = 10;

/**
 * Run the next step of a publication. Each step is stored before and after its call, and runs in
 * one tab at a time: steps of another tab or an earlier page are not repeated.
 */
export async function publishStep({ publication: given, userId }: StepInput): Promise<StepOutcome> {
  return await alone(async () => {
    const stored = await readPublication(given.key);
    if (stored && stored.step !== given.step) return moved(stored);
    const place = stored?.place ?? 0;
    const keep = async (publication: Publication) => {
      const kept: StoredPublication = { ...publication, userId, place };
      await keepPublications([kept]);
      return publication;
    };
    try {
      return moved(await keep(await step(given, keep)));
    } catch (error) {
      return await failed(given, error, keep);
    }
  });
}

async function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return await work();
  return await navigator.locks.request(LOCK, work);
}

type Keep = (publication: Publication) => Promise<Publication>;

/** Make the next call of a publication. Rejects with the refusal. */
async function step(given: Publication, keep: Keep): Promise<Publication> {
  const { key, puzzleId } = given;
  if (given.step === 'creating') {
    const found = await findOwn(key);
    return { ...given, step: found === null ? 'waiting' : 'created', puzzleId: found };
  }
  if (given.step === 'waiting' || puzzleId === null) {
    const body = await bodyOf(key);
    await keep({ ...given, step: 'creating' });
    const { id } = await call(createPuzzle, { body });
    return { ...given, step: 'created', puzzleId: id };
  }
  const params = { id: puzzleId };
  if (given.step === 'removing') {
    await call(deletePuzzle, { params });
    return { ...given, step: 'refused', puzzleId: null };
  }
  await call(publishPuzzle, { params });
  return { ...given, step: 'online' };
}

/** Handle a failed call: the new state of its publication, and whether the queue may go on. */
async function failed(given: Publication, error: unknown, keep: Keep): Promise<StepOutcome> {
  const held = holdReason(error);
  if (held === null && error instanceof ApiError)
    return moved(await keep(afterRefusal(given, error)));
  // After an unknown outcome the puzzle may exist on the site, which is checked before it is
  // created again.
  const isUnknown = given.step === 'waiting' && !isCertain(error);
  const publication = isUnknown ? { ...given, step: 'creating' as const } : given;
  return { publication: await keep(publication), held: held ?? 'busy' };
}

/** The reason to stop the queue after an error; null if only this puzzle is refused. */
function holdReason(error: unknown): HoldReason | null {
  if (error instanceof NoAnswerError) return 'offline';
  if (!(error instanceof ApiError)) return 'busy';
  if (error.code === 'signed_out') return 'signedOut';
  if (error.code === 'restricted') return 'restricted';
  return error.code === null || LATER.includes(error.code) ? 'busy' : null;
}

const LATER = ['rate_limited', 'busy', 'maintenance', 'internal'];

/** True if the server confirmed that it changed nothing. */
function isCertain(error: unknown): boolean {
  return error instanceof ApiError && error.code !== null && error.code !== 'internal';
}

function afterRefusal(given: Publication, error: ApiError): Publication {
  const why = error.text ?? error.summary;
  switch (given.step) {
    case 'created':
      if (refusedBecause(publishPuzzle, error) === 'conflict') return { ...given, step: 'online' };
      return refusedBecause(publishPuzzle, error) === 'not_found'
        ? { ...given, step: 'refused', puzzleId: null, why }
        : { ...given, step: 'removing', why };
    case 'removing': {
      // The puzzle is gone or already public; the publication ends in both cases.
      const isShown = refusedBecause(deletePuzzle, error) === 'conflict';
      return isShown
        ? { ...given, step: 'online', why: '' }
        : { ...given, step: 'refused', puzzleId: null };
    }
    case 'waiting':
    case 'creating':
    case 'online':
    case 'refused':
      return { ...given, step: 'refused', puzzleId: null, why };
  }
}

async function bodyOf(key: string) {
  const puzzle = openPuzzle(key);
  invariant(puzzle.ok, 'rows hold texts of puzzles');
  return await encodePuzzleBody(puzzle.value);
}

/** The id of the own private puzzle with the same text; null if there is none. */
async function findOwn(key: string): Promise<string | null> {
  const { title, data } = await bodyOf(key);
  const wanted = await decodeShare(data, browserCompression);
  const { results } = await call(searchOwnPuzzles, { query: {} });
  const alike = results.filter((it) => it.title === title && it.status === 'private');
  for (const { id } of alike.slice(0, MOST_COMPARED)) {
    const found = await call(readPuzzleToEdit, { params: { id } });
    const text = await decodeShare(found.data, browserCompression);
    if (wanted.ok && text.ok && wanted.value === text.value) return id;
  }
  return null;
}

function moved(publication: Publication): StepOutcome {
  const { key, step: at, puzzleId, why } = publication;
  return { publication: { key, step: at, puzzleId, why }, held: null };
}
