import { fromCallback } from 'xstate';
import { message } from '#texts/message.ts';
import type { Player } from '#engine/audio/Player.ts';
import type { Store } from '#base/store.ts';
import type { PlayerCommand, PlayerInput, PlayerReport } from '#machines/playbackMachine.ts';
import { loadAudio } from './loadAudio.ts';

const NO_SOUND = message('music.noSound');

/**
 * The player actor of the playback machine, on real audio. During playback it reads the audio clock
 * once a frame and sets `seconds`; null without playback.
 */
export function playerActor(seconds: Store<number | null>) {
  return fromCallback<PlayerCommand, PlayerInput>(({ input, receive, sendBack }) => {
    const { score, fromSeconds } = input;
    let player: Player | null = null;
    const life = new AbortController();
    const isOver = () => life.signal.aborted;
    let frame = 0;
    let column = -1;
    const report = (event: PlayerReport) => {
      if (!isOver()) sendBack(event);
    };
    const look = () => {
      if (player === null) return;
      seconds.set(player.seconds);
      const now = player.column;
      if (now !== column) report({ type: 'player.column', column: now });
      column = now;
      frame = requestAnimationFrame(look);
    };
    const begin = async () => {
      const audio = await loadAudio();
      if (isOver()) return;
      player = new audio.Player();
      await player.play(score, fromSeconds, () => report({ type: 'player.ended' }));
      if (isOver()) return;
      report({ type: 'player.started' });
      look();
    };
    begin().catch(() => report({ type: 'player.failed', message: NO_SOUND }));
    receive(({ type }) => {
      if (type === 'player.resume') {
        player?.resume();
        look();
        return;
      }
      cancelAnimationFrame(frame);
      player?.pause();
    });
    return () => {
      life.abort();
      cancelAnimationFrame(frame);
      player?.stop();
      seconds.set(null);
    };
  });
}
