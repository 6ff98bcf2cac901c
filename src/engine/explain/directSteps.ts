import type { Literal } from '../solver/sat/Propagator.ts';
import type { ClueModels } from './ClueModels.ts';
import { clueSetKey } from './clueSet.ts';
import type { Finding, StepCause } from './Finding.ts';
import type { Direct } from './FrozenModel.ts';
import { fewerClues, fewerFacts } from './shrink.ts';

/** Most clues of a step that is not a search. */
export const MOST_CLUES = 3;

/** What follows from a board by one deduction each. */
export interface DirectLook {
  /** The easiest ones first, as far as that can be told before they are made smaller. */
  readonly candidates: readonly Direct[];
  /** Facts that contradict the clues. */
  readonly contradiction: Direct | null;
}

/** Look at all clues of a board with these facts. */
export function lookDirectly(models: ClueModels, facts: readonly Literal[]): DirectLook {
  const found = models.whole.direct(facts);
  const contradiction = found.find(({ literal }) => literal === null) ?? null;
  const byKey = new Map<string, Direct>();
  for (const it of found) {
    if (it.literal === null) continue;
    const key = `${it.literal}: ${it.facts.join()} ${clueSetKey(it.clues)}`;
    if (!byKey.has(key)) byKey.set(key, it);
  }
  const candidates = [...byKey.values()].sort((a, b) => weightOf(a) - weightOf(b));
  return { candidates, contradiction };
}

function weightOf({ facts, clues }: Direct): number {
  return facts.length + 4 * clues.length;
}

/**
 * The smallest step that a deduction gives: fewer clues, then fewer facts, as long as the color
 * still follows from them, whatever else is true. Null if that cannot be proved.
 */
export function smallestStep(
  models: ClueModels,
  { literal, facts, clues }: Direct,
  isLate: () => boolean,
): Finding | null {
  if (literal === null) return null;
  const kept = fewerClues(models, { literal, facts, clues }, isLate);
  if (!kept) return null;
  const needed = fewerFacts(models, { literal, facts: kept.facts, clues: kept.clues }, isLate);
  const model = models.frozen(kept.clues);
  const direct = model.direct(needed).filter((it) => it.literal !== null);
  const own = direct.filter((it) => it.literal === literal);
  const [best] = own;
  const cause: StepCause = best && best.cause.type !== 'learnt' ? best.cause : { type: 'answers' };
  const others = direct.flatMap((it) =>
    it.literal !== null && it.literal !== literal && it.cause.type === cause.type
      ? [it.literal]
      : [],
  );
  return { literals: [...new Set([literal, ...others])], facts: needed, clues: kept.clues, cause };
}
