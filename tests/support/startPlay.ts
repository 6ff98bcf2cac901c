import { createActor, SimulatedClock, type Actor } from 'xstate';
import type { PlayInput } from '#machines/playContext.ts';
import { playMachine } from '#machines/playMachine.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';

type Input = Pick<PlayInput, 'document'> & Partial<PlayInput>;

/**
 * A play in silence: nothing is stored, no worker and no clock runs. What is not told is as for a
 * new puzzle.
 */
export function startPlay(
  input: Input,
  machine: typeof playMachine = playMachine,
  clock: SimulatedClock = new SimulatedClock(),
): Actor<typeof playMachine> {
  return createPlay(input, machine, clock).start();
}

/** The same, not begun yet. */
export function createPlay(
  input: Input,
  machine: typeof playMachine = playMachine,
  clock: SimulatedClock = new SimulatedClock(),
): Actor<typeof playMachine> {
  return createActor(machine, {
    clock,
    input: {
      mode: WORKSPACE_MODES.solve,
      color: 'dark',
      progress: null,
      time: { shownSinceMs: null, spentMs: 0 },
      charges: null,
      isRecorded: false,
      isSaving: false,
      now: () => 0,
      ...input,
    },
  });
}
