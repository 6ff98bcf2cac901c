import { getContext } from './voices/tone.ts';

type RawContext = ReturnType<typeof getContext>['rawContext'];
type Output = ReturnType<RawContext['createGain']>;

/** Time constant for changes of volume without a click. */
const SMOOTH_SECONDS = 0.02;

const outputs = new WeakMap<RawContext, Output>();
let level = 1;
let latest: { readonly context: RawContext; readonly output: Output } | null = null;

/** The output of all music of the current audio context, at the volume that was set. */
export function musicOutput(): Output {
  const { rawContext: context } = getContext();
  const known = outputs.get(context);
  if (known) return known;
  const output = context.createGain();
  output.gain.value = level;
  output.connect(context.destination);
  outputs.set(context, output);
  latest = { context, output };
  return output;
}

/** Set the volume of present and future music, from 0 to 1. Does not create an audio context. */
export function setMusicVolume(volume: number): void {
  level = volume;
  latest?.output.gain.setTargetAtTime(volume, latest.context.currentTime, SMOOTH_SECONDS);
}
