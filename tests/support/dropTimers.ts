import { afterAll } from 'vitest';

// Test files of pages share a worker. What one of them has put off, such as a call that is tried
// again, must not happen while another one runs.
const timers = new Set<ReturnType<typeof setTimeout>>();
const real = globalThis.setTimeout;

globalThis.setTimeout = new Proxy(real, {
  apply(target, self, args) {
    const timer = Reflect.apply(target, self, args) as ReturnType<typeof setTimeout>;
    timers.add(timer);
    return timer;
  },
});

afterAll(() => {
  globalThis.setTimeout = real;
  timers.forEach((timer) => clearTimeout(timer));
});
