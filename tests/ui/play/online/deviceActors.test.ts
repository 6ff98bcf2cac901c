// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createActor, fromPromise, type AnyActorRef } from 'xstate';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import type { ServerCopy } from '#machines/devicesMachine.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { startPlay } from '#tests/support/startPlay.ts';
import { gridFrom } from '#tests/support/texts.ts';
import { createBoardStore } from '#ui/board/boardStore.ts';
import { draftWithEffects, draftInput, type KeptDraft } from '#ui/editor/publish/draftActors.ts';
import {
  devicesInput,
  devicesWithEffects,
  type SharedSolve,
} from '#ui/play/online/deviceActors.ts';

const EMPTY = gridFrom('2x1|T2:nn|C1:|Z|S|R');
const PAINTED = gridFrom('2x1|T2:bn|C1:|Z|S|R');
const ID = '0197a2c4-5d10-7000-8000-00000000a001';

/** The server does not answer. */
const SILENT = {
  readServerCopy: fromPromise<ServerCopy | null>(() => new Promise(() => undefined)),
};

function storeIn(mode: 'solve' | 'create') {
  const document = { grid: EMPTY, solution: null, metadata: NEW_METADATA };
  const workspaceMode = WORKSPACE_MODES[mode];
  return createBoardStore(startPlay({ document, mode: workspaceMode }), workspaceMode);
}

const lettersOf = (devices: AnyActorRef) =>
  (devices.getSnapshot() as { context: { letters: string } }).context.letters;

test('a stroke between the input and the start of the machine is of the solve', async () => {
  const store = storeIn('solve');
  // The parts that are read.
  const solve = {
    workspace: { opened: { puzzle: { grid: EMPTY } }, store },
    puzzleId: ID,
    reader: 'Ada',
  } as unknown as SharedSolve;
  const input = await devicesInput(solve);
  expect(input.letters).toBe('nn');
  store.actor.send({ type: 'colors.take', from: PAINTED });

  const devices = createActor(devicesWithEffects(solve).provide({ actors: SILENT }), { input });
  devices.start();
  expect(lettersOf(devices)).toBe('bn');
  devices.stop();
});

test('an edit between the input and the start of the machine is of the draft', async () => {
  const store = storeIn('create');
  // The parts that are read.
  const draft = { puzzleId: ID, store } as unknown as KeptDraft;
  const input = await draftInput(draft);
  store.actor.send({ type: 'document.edit', change: { grid: PAINTED } });

  const devices = createActor(draftWithEffects(draft).provide({ actors: SILENT }), { input });
  devices.start();
  expect(lettersOf(devices)).not.toBe(input.letters);
  expect(lettersOf(devices)).toContain('bn');
  devices.stop();
});
