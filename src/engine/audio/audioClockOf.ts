import { AudioClock } from './AudioClock.ts';
import { Context, getContext } from './voices/tone.ts';

let latest: { readonly context: ReturnType<typeof getContext>; readonly clock: AudioClock } | null =
  null;

/** The clock of the current audio context. Creates the context: call it in a user gesture. */
export function audioClock(): AudioClock {
  const context = getContext();
  if (latest?.context === context) return latest.clock;
  const clock = new AudioClock({
    get state() {
      return context.state;
    },
    get currentTime() {
      return context.currentTime;
    },
    resume: () => context.resume(),
    async suspend() {
      const { rawContext } = context;
      if ('close' in rawContext) await rawContext.suspend();
    },
    get isReleasing() {
      return context instanceof Context && context.clockSource === 'timeout';
    },
    // The timer of Tone.js runs twenty times a second, by default in a worker and forever.
    set isReleasing(isOn) {
      const source = isOn ? 'timeout' : 'offline';
      if (context instanceof Context && context.clockSource !== source)
        context.clockSource = source;
    },
  });
  latest = { context, clock };
  return clock;
}
