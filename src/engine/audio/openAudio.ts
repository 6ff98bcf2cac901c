import { getContext } from './voices/tone.ts';

/** A device that has not begun to sound by now will not. */
const LONGEST_WAIT_MS = 3000;

/** Start the audio clock; call it on a gesture of the player. Rejects where there is no sound, and never waits long. */
export async function openAudio(): Promise<void> {
  const context = getContext();
  if (context.state === 'running') return;
  await Promise.race([context.resume(), giveUp()]);
}

function giveUp(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The audio clock does not start')), LONGEST_WAIT_MS);
  });
}
