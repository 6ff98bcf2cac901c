/** One frame in which a script of the page ran. */
interface Frame {
  /** When it began, in milliseconds. */
  readonly at: number;
  /** Milliseconds of script in it. */
  readonly script: number;
}

/** Counters of a page from its first script on. */
interface Probe {
  frames: Frame[];
  /** From each press to the end of the task that painted it, in milliseconds. */
  presses: number[];
  /** From each press to its picture on the screen as the browser tells it, in steps of 8 ms. */
  shown: number[];
  /** Lengths of tasks over 50 ms. */
  longTasks: number[];
  /** Callbacks of timers that ran. */
  timers: number;
  /** When things were first seen, in milliseconds after the page was asked for. */
  readonly seen: { board?: number; strokes?: number; grid?: number; live?: number };
  /** Graphics contexts and textures that are held now. */
  held: () => { contexts: number; textures: number };
  /** Times of the document at which something was drawn on a canvas: one for each painted frame. */
  painted: Set<number>;
  /** Messages that workers posted. */
  messages: number;
  /** Workers that were started, and that were not collected as garbage yet. */
  workers: () => number;
  /** Frames asked for that did not come yet. */
  pending: Set<number>;
  /** Resolves after some milliseconds. Its timer is not counted. */
  wait: (ms: number) => Promise<void>;
  /** Frames of the screen from now on, until called again: the times at which they began. */
  follow: () => () => number[];
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page before its own scripts, and so uses nothing from outside. */
export function installProbe(): void {
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const timeout = window.setTimeout.bind(window);
  const contexts: WeakRef<object>[] = [];
  const workers: WeakRef<Worker>[] = [];
  let textures = 0;
  const probe: Probe = {
    frames: [],
    presses: [],
    shown: [],
    longTasks: [],
    timers: 0,
    painted: new Set(),
    messages: 0,
    workers: () => workers.filter((worker) => worker.deref()).length,
    pending: new Set(),
    seen: {},
    held: () => ({
      contexts: contexts.filter((context) => {
        const gl = context.deref();
        return gl instanceof WebGL2RenderingContext && !gl.isContextLost();
      }).length,
      textures,
    }),
    wait: (ms) =>
      new Promise((resolve) => {
        timeout(resolve, ms);
      }),
    follow: () => {
      const times: number[] = [];
      let isOn = true;
      const step = (time: number) => {
        times.push(time);
        if (isOn) request(step);
      };
      request(step);
      return () => {
        isOn = false;
        return times;
      };
    },
  };
  window.probe = probe;

  window.requestAnimationFrame = (callback) => {
    const id = request((time) => {
      probe.pending.delete(id);
      const start = performance.now();
      callback(time);
      const script = performance.now() - start;
      const last = probe.frames.at(-1);
      if (last?.at === time)
        probe.frames[probe.frames.length - 1] = { at: time, script: last.script + script };
      else probe.frames.push({ at: time, script });
    });
    probe.pending.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    probe.pending.delete(id);
    cancel(id);
  };
  window.setTimeout = ((handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
    timeout(() => {
      probe.timers += 1;
      if (typeof handler === 'function') Reflect.apply(handler, window, rest);
    }, ms)) as typeof window.setTimeout;

  const getContext = Reflect.get(HTMLCanvasElement.prototype, 'getContext');
  Reflect.set(
    HTMLCanvasElement.prototype,
    'getContext',
    function (this: HTMLCanvasElement, ...args: unknown[]): unknown {
      const context: unknown = Reflect.apply(getContext, this, args);
      if (
        context instanceof WebGL2RenderingContext &&
        !contexts.some((known) => known.deref() === context)
      )
        contexts.push(new WeakRef(context));
      return context;
    },
  );
  const gl = WebGL2RenderingContext.prototype;
  const createTexture = Reflect.get(gl, 'createTexture');
  const deleteTexture = Reflect.get(gl, 'deleteTexture');
  gl.createTexture = function () {
    textures += 1;
    return Reflect.apply(createTexture, this, []);
  };
  gl.deleteTexture = function (texture) {
    if (texture) textures -= 1;
    Reflect.apply(deleteTexture, this, [texture]);
  };

  const drawElements = Reflect.get(gl, 'drawElements');
  gl.drawElements = function (...args) {
    probe.painted.add(Number(document.timeline.currentTime));
    Reflect.apply(drawElements, this, args);
  };
  window.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      workers.push(new WeakRef(this));
      this.addEventListener('message', () => (probe.messages += 1));
    }
  };

  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      request(() => {
        const { port1, port2 } = new MessageChannel(); // its message comes after the frame was made
        port1.onmessage = () => {
          probe.presses.push(performance.now() - timeStamp);
          port1.close();
        };
        port2.postMessage(null);
      });
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const shown: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'pointerdown') probe.shown.push(duration);
  }).observe(shown);
  const watcher = new MutationObserver(() => {
    const now = performance.now();
    if (document.querySelector('.sent-board svg, .still-board svg, .still-board canvas'))
      probe.seen.board ??= now;
    if (document.querySelector('.sent-board[data-ready], [role="grid"]'))
      probe.seen.strokes ??= now;
    if (document.querySelector('[role="grid"]')) probe.seen.grid ??= now;
    if (document.querySelector('.live-board[data-live]')) {
      probe.seen.live ??= now;
      watcher.disconnect();
    }
  });
  watcher.observe(document, { subtree: true, childList: true, attributes: true });
}
