import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Cell } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import type { CheckAnswer } from '#engine/play/check.ts';
import type { Foresight } from '#engine/play/foresight.ts';
import type { PlayActor } from '#ui/board/boardStore.ts';

/** Foresight as the page shows it. */
export interface ForesightMeter {
  readonly charges: number;
  readonly count: number;
  readonly intervalMs: number;
  readonly isCharging: boolean;
  /** How many times the bar has begun, and how much of it was over then. */
  readonly bars: number;
  readonly chargedMs: number;
  /** There is a charge, or what to say of this board is known. */
  readonly canAsk: boolean;
  readonly answer: Foresight | null;
  /** How many times an answer was shown. */
  readonly shows: number;
  readonly ask: () => void;
}

/** What a player can ask about the board besides its live verdicts. */
export interface Play {
  /** The last check, until the board changes. */
  readonly checked: CheckAnswer | null;
  /** Null for puzzles without it, and where nobody knows the solution. */
  readonly foresight: ForesightMeter | null;
  /** The cell that the last charge of foresight showed; empty for none. */
  readonly foreseen: readonly Cell[];
}

/** Checks and foresight of a play. */
export function usePlay(play: PlayActor): Play {
  const { checking } = play.getSnapshot().children;
  const foresight = useForesight(play);
  const answer = foresight?.answer ?? null;
  return {
    checked: useSelector(checking, (snapshot) => snapshot?.context.answer ?? null),
    foresight,
    foreseen: useMemo(() => readForeseenCells(answer), [answer]),
  };
}

function useForesight(play: PlayActor): ForesightMeter | null {
  const { foresight: actor } = play.getSnapshot().children;
  invariant(actor, 'a play has foresight, if only without charges');
  const isOffered = useSelector(
    play,
    ({ context }) => context.foresight !== null && context.board.solution !== null,
  );
  const charges = useSelector(actor, ({ context }) => context.charges);
  const count = useSelector(actor, ({ context }) => context.count);
  const intervalMs = useSelector(actor, ({ context }) => context.regenIntervalMs);
  const answer = useSelector(actor, ({ context }) => context.shown);
  const shows = useSelector(actor, ({ context }) => context.shows);
  const isKnown = useSelector(actor, ({ context }) => context.isKnown);
  const bars = useSelector(actor, ({ context }) => context.bars);
  const chargedMs = useSelector(actor, ({ context }) => context.chargedMs);
  const isCharging = useSelector(actor, (snapshot) => snapshot.matches('charging'));
  if (!isOffered) return null;
  const ask = () => play.send({ type: 'foresight.request' });
  return {
    ...{ charges, count, intervalMs, isCharging, bars, chargedMs, answer, shows, ask },
    canAsk: charges > 0 || isKnown,
  };
}

function readForeseenCells(answer: Foresight | null): readonly Cell[] {
  if (!answer) return [];
  const cell = answer.kind === 'right' ? answer.next : answer.cell;
  return cell === null ? [] : [cell];
}
