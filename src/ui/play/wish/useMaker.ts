import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromCallback, type ActorRefFrom } from 'xstate';
import { playLimits, type Wish } from '#engine/generate/Wish.ts';
import { makerMachine, type MakerEvent } from '#machines/makerMachine.ts';
import { spawnGenerator } from '#workers/spawnGenerator.ts';
import type { GenerateReply } from '#workers/generatorSession.ts';
import { holdMade } from './madePuzzles.ts';
import { afterWish, wishAddress } from './wishes.ts';

export type MakerRun = ActorRefFrom<typeof makerMachine>;

/** The maker of a page of wishes. It lives as long as the component, through all of its puzzles. */
export function useMaker(): MakerRun {
  const [{ machine, stop }] = useState(() => {
    const worker = createWorkerMaker();
    const machine = makerMachine.provide({
      actors: { maker: worker.actor },
      actions: {
        store: (_, { wish, made }) => {
          if (wish) holdMade(wishAddress(wish), made);
        },
      },
    });
    return { machine, stop: worker.stop };
  });
  useEffect(() => stop, [stop]);
  return useActorRef(machine, { input: { after: afterWish } });
}

/** Makes puzzles in one worker, which stays warm between them. A run that is dropped ends it. */
function createWorkerMaker() {
  let tell: ((event: MakerEvent) => void) | null = null;
  const { make, stop } = spawnGenerator({
    onReply: (reply) => tell?.(eventOf(reply)),
    onFailed: () => tell?.({ type: 'maker.fail' }),
  });
  const actor = fromCallback<MakerEvent, Wish | null>(({ input: wish, sendBack }) => {
    if (!wish) return undefined;
    let isOver = false;
    tell = (event) => {
      isOver = event.type !== 'maker.progress';
      sendBack(event);
    };
    make(wish, playLimits(wish));
    return () => {
      tell = null;
      if (!isOver) stop();
    };
  });
  return { actor, stop };
}

function eventOf(reply: GenerateReply): MakerEvent {
  switch (reply.type) {
    case 'made':
      return { type: 'maker.made', made: reply };
    case 'notFound':
      return { type: 'maker.notFound' };
    case 'progress':
      return { type: 'maker.progress', tried: reply.tried };
  }
}
