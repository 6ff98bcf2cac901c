import { parseGridText } from '../codec/gridText.ts';
import { assistCursor, assistPuzzle, type PuzzleKnowledge } from './assist.ts';
import type { AssistantFact, CursorFact, CursorQuestion, PuzzleFact } from './facts.ts';
import type { Clock } from './search.ts';

/** What the assistant is asked. A grid is a text, since the assistant may run in a worker. */
export interface AssistantRequest {
  /** Grows with every request. */
  readonly id: number;
  readonly grid: string;
  readonly cursor: CursorQuestion | null;
}

/** What became known since the last reply, and the request it answers. */
export interface AssistantReply {
  readonly id: number;
  readonly facts: readonly AssistantFact[];
}

/** Answers the newest request, a step at a time. */
export interface AssistantSession {
  /** Forget what an older request asked, as far as this one asks something else. */
  readonly ask: (request: AssistantRequest) => void;
  /** Id of the newest request; 0 before the first. */
  readonly id: () => number;
  /** The next fact, `pause` for none yet, or null when there is nothing more to say. */
  readonly next: () => AssistantFact | 'pause' | null;
}

type Telling<Fact> = Generator<Fact | 'pause', void>;

/**
 * A session on one puzzle after another. The cursor is answered before what takes longest of the
 * puzzle: authors wait for it. Throws for a text that is no grid.
 */
export function createSession(now: Clock): AssistantSession {
  let request: AssistantRequest | null = null;
  let knowledge: PuzzleKnowledge | null = null;
  let puzzle: Telling<PuzzleFact> | null = null;
  let cursor: Telling<CursorFact> | null = null;
  let asked: CursorQuestion | null = null;

  const startPuzzle = (text: string) => {
    const grid = parseGridText(text);
    if (!grid.ok) throw new Error(`this text is no grid: ${grid.error.code}`);
    knowledge = null;
    puzzle = assistPuzzle(grid.value, now, (known) => (knowledge = known));
  };

  /** Of the cursor's telling if that is due, else of the puzzle's. */
  const step = (): AssistantFact | 'pause' | null => {
    if (asked && knowledge) {
      cursor = assistCursor(knowledge, asked, now);
      asked = null;
    }
    const ofCursor = cursor?.next();
    if (ofCursor?.done === false) return ofCursor.value;
    cursor = null;
    const ofPuzzle = puzzle?.next();
    if (ofPuzzle?.done === false) return ofPuzzle.value;
    puzzle = null;
    return null;
  };

  return {
    ask(next) {
      if (next.grid !== request?.grid) startPuzzle(next.grid);
      cursor = null;
      asked = next.cursor;
      request = next;
    },
    id: () => request?.id ?? 0,
    next: step,
  };
}
