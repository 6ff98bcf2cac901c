import { parseGridText } from '../codec/gridText.ts';
import {
  assistCursor,
  assistPuzzle,
  type PuzzleKnowledge,
  type AssistantFact,
  type CursorFact,
  type CursorQuestion,
  type PuzzleFact,
} from './assist.ts';
import type { Clock } from './search.ts';

/** A request to the assistant. The grid is a text, since the assistant may run in a worker. */
export interface AssistantRequest {
  /** Increases with every request. */
  readonly id: number;
  readonly grid: string;
  readonly cursor: CursorQuestion | null;
}

/** New facts since the last reply, with the id of their request. */
export interface AssistantReply {
  readonly id: number;
  readonly facts: readonly AssistantFact[];
}

/** Answers the newest request, one step at a time. */
export interface AssistantSession {
  /** Drop the parts of an older request that differ from this one. */
  readonly ask: (request: AssistantRequest) => void;
  /** Id of the newest request; 0 before the first. */
  readonly id: () => number;
  /** The next fact, `pause` if there is none yet, or null after the last one. */
  readonly next: () => AssistantFact | 'pause' | null;
}

type Telling<Fact> = Generator<Fact | 'pause', void>;

/**
 * A session for one puzzle after another. Facts about the cursor come before the slowest facts
 * about the puzzle, because authors wait for them. Throws for an invalid grid text.
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

  /** A step of the cursor's facts if they are due, else of the puzzle's. */
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
