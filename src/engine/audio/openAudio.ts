import { getContext } from './voices/tone.ts';

/** After this time, the device is assumed to have no working audio. */
const LONGEST_WAIT_MS = 3000;

/**
 * Start the audio clock; call it in a user gesture. Rejects if audio is not available, after at
 * most `LONGEST_WAIT_MS`.
 */
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
