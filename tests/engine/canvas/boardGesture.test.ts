import { describe, expect, it } from 'vitest';
import { BoardGesture, LONG_PRESS_MS, type GestureState } from '#engine/canvas/BoardGesture.ts';
import type { BoardOptions, PointerTarget } from '#engine/canvas/BoardOptions.ts';
import { pathFrom } from '#engine/canvas/strokePath.ts';
import type { Timers } from '#engine/canvas/timers.ts';

const CELL_PX = 10;
const START = { x: 25, y: 5 };
const SAME_CELL = { x: 26, y: 5 };
const NEXT_CELL = { x: 35, y: 5 };
const EARLY_MS = 60;
const LATE_MS = LONG_PRESS_MS + 50;

/** Timers that run when the test says so. */
class HandTimers implements Timers {
  #calls = new Set<() => void>();

  readonly after = (_delayMs: number, call: () => void) => this.#add(call);
  readonly nextFrame = (call: () => void) => this.#add(call);

  /** Run all calls, and those that they request. */
  runAll(): void {
    while (this.#calls.size > 0) {
      const calls = [...this.#calls];
      this.#calls.clear();
      for (const call of calls) call();
    }
  }

  get count(): number {
    return this.#calls.size;
  }

  #add(call: () => void): () => void {
    const own = () => call();
    this.#calls.add(own);
    return () => this.#calls.delete(own);
  }
}

/** A gesture on a board of 8 x 8 cells, with everything it sends. */
class TestedGesture {
  readonly timers = new HandTimers();
  readonly gesture: BoardGesture;
  readonly sent: string[] = [];
  isHoldHandled = false;
  isTapped = false;

  constructor() {
    const options: BoardOptions = {
      id: 'tested',
      pointerMode: () => ({ isTapped: this.isTapped }),
      events: {
        onInput: (input) =>
          this.sent.push(input.type === 'stroke.start' ? `start ${input.button}` : input.type),
        onHold: () => this.isHoldHandled,
      },
    };
    const nothing = () => undefined;
    const target: PointerTarget = {
      board: {
        width: 8,
        height: 8,
        pointAt: ({ x, y }) => ({ x: x / CELL_PX, y: y / CELL_PX }),
      },
      camera: {
        panBy: nothing,
        pinch: nothing,
        release: nothing,
        autoScroll: nothing,
        zoomBy: nothing,
        fit: nothing,
        toggleZoom: nothing,
      },
      options: () => options,
    };
    this.gesture = new BoardGesture(target, this.timers);
  }

  press(pointerType: 'touch' | 'mouse' = 'touch'): void {
    const pointAt = (at: typeof START) => ({ x: at.x / CELL_PX, y: at.y / CELL_PX });
    this.gesture.press({
      pointerId: 1,
      pointerType,
      startMs: 0,
      buttons: 1,
      cell: 2,
      fill: false,
      copy: false,
      path: pathFrom(START, { width: 8, height: 8, pointAt }),
      isStraight: false,
    });
  }

  /** Bring the gesture into a state, and forget what it sent on the way. */
  enter(state: GestureState['kind']): void {
    const { gesture } = this;
    if (state === 'panning') gesture.pan(1);
    else if (state === 'aiming') gesture.aim(1, START);
    else if (state === 'pinching') gesture.pinch(0);
    else if (state !== 'idle') this.press();
    if (state === 'painting') gesture.draw([NEXT_CELL], false, EARLY_MS);
    if (state === 'long') this.timers.runAll();
    if (state === 'tapped') gesture.lift(EARLY_MS);
    expect(gesture.state.kind).toBe(state);
    this.sent.length = 0;
  }
}

const events = {
  press: (tested: TestedGesture) => tested.press(),
  'move in the cell': ({ gesture }: TestedGesture) => gesture.draw([SAME_CELL], false, EARLY_MS),
  'early move': ({ gesture }: TestedGesture) => gesture.draw([NEXT_CELL], false, EARLY_MS),
  'late move': ({ gesture }: TestedGesture) => gesture.draw([NEXT_CELL], false, LATE_MS),
  'early lift': ({ gesture }: TestedGesture) => gesture.lift(EARLY_MS),
  'late lift': ({ gesture }: TestedGesture) => gesture.lift(LATE_MS),
  'loss of the pointer': ({ gesture }: TestedGesture) => gesture.end('stroke.cancel'),
  timers: ({ timers }: TestedGesture) => timers.runAll(),
  'press elsewhere': ({ gesture }: TestedGesture) => gesture.settleTap(),
  'double tap': ({ gesture }: TestedGesture) => gesture.settleTap('stroke.cancel'),
  'early pinch': ({ gesture }: TestedGesture) => gesture.pinch(EARLY_MS),
  'late pinch': ({ gesture }: TestedGesture) => gesture.pinch(LATE_MS),
  'camera release': ({ gesture }: TestedGesture) => gesture.releaseCamera(),
} as const;

type Row = readonly [
  from: GestureState['kind'],
  event: keyof typeof events,
  to: GestureState['kind'],
  ...sent: string[],
];

const START_AGAIN = ['stroke.cancel', 'start primary'];

const TABLE: readonly Row[] = [
  ['idle', 'press', 'pressed', 'start primary'],
  ['idle', 'early move', 'idle'],
  ['idle', 'early lift', 'idle'],
  ['idle', 'loss of the pointer', 'idle'],
  ['idle', 'timers', 'idle'],
  ['idle', 'press elsewhere', 'idle'],
  ['idle', 'early pinch', 'pinching'],
  ['idle', 'camera release', 'idle'],

  ['pressed', 'move in the cell', 'pressed'],
  ['pressed', 'early move', 'painting', 'stroke.move'],
  ['pressed', 'late move', 'painting', 'stroke.move'],
  ['pressed', 'early lift', 'tapped'],
  ['pressed', 'late lift', 'idle', 'stroke.end'],
  ['pressed', 'loss of the pointer', 'idle', 'stroke.cancel'],
  ['pressed', 'timers', 'long', 'stroke.cancel', 'start secondary'],
  ['pressed', 'press elsewhere', 'pressed'],
  ['pressed', 'early pinch', 'pinching', 'stroke.cancel'],
  ['pressed', 'late pinch', 'pinching', 'stroke.end'],
  ['pressed', 'camera release', 'pressed'],

  ['painting', 'move in the cell', 'painting', 'stroke.move'],
  ['painting', 'early lift', 'idle', 'stroke.end'],
  ['painting', 'late lift', 'idle', 'stroke.end'],
  ['painting', 'loss of the pointer', 'idle', 'stroke.cancel'],
  ['painting', 'timers', 'painting'],
  ['painting', 'press elsewhere', 'painting'],
  ['painting', 'early pinch', 'pinching', 'stroke.cancel'],
  ['painting', 'late pinch', 'pinching', 'stroke.end'],
  ['painting', 'camera release', 'painting'],

  ['long', 'move in the cell', 'long'],
  ['long', 'early move', 'painting', ...START_AGAIN, 'stroke.move'],
  ['long', 'late move', 'painting', 'stroke.move'],
  ['long', 'early lift', 'tapped', ...START_AGAIN],
  ['long', 'late lift', 'idle', 'stroke.end'],
  ['long', 'loss of the pointer', 'idle', 'stroke.cancel'],
  ['long', 'timers', 'long'],
  ['long', 'press elsewhere', 'long'],
  ['long', 'late pinch', 'pinching', 'stroke.end'],
  ['long', 'camera release', 'long'],

  ['tapped', 'press', 'pressed', 'stroke.end', 'start primary'],
  ['tapped', 'early move', 'tapped'],
  ['tapped', 'loss of the pointer', 'tapped'],
  ['tapped', 'timers', 'idle', 'stroke.end'],
  ['tapped', 'press elsewhere', 'idle', 'stroke.end'],
  ['tapped', 'double tap', 'idle', 'stroke.cancel'],
  ['tapped', 'early pinch', 'pinching', 'stroke.end'],
  ['tapped', 'camera release', 'tapped'],

  ['aiming', 'press', 'pressed', 'start primary'],
  ['aiming', 'early move', 'aiming'],
  ['aiming', 'early lift', 'aiming'],
  ['aiming', 'loss of the pointer', 'aiming'],
  ['aiming', 'timers', 'aiming'],
  ['aiming', 'early pinch', 'pinching'],
  ['aiming', 'camera release', 'idle'],

  ['panning', 'early move', 'panning'],
  ['panning', 'early lift', 'panning'],
  ['panning', 'loss of the pointer', 'panning'],
  ['panning', 'press elsewhere', 'panning'],
  ['panning', 'early pinch', 'pinching'],
  ['panning', 'camera release', 'idle'],

  ['pinching', 'early move', 'pinching'],
  ['pinching', 'early lift', 'pinching'],
  ['pinching', 'loss of the pointer', 'pinching'],
  ['pinching', 'early pinch', 'pinching'],
  ['pinching', 'camera release', 'idle'],
];

describe('a gesture of a finger', () => {
  const rows = TABLE.map(([from, event, to, ...sent]) => ({ from, event, to, sent }));

  it.each(rows)('that is $from, after $event is $to', ({ from, event, to, sent }) => {
    const tested = new TestedGesture();
    tested.enter(from);

    events[event](tested);

    expect([tested.gesture.state.kind, ...tested.sent]).toEqual([to, ...sent]);
  });

  it('has no timer left after a stroke that was painted or canceled', () => {
    for (const event of ['early move', 'loss of the pointer', 'early pinch'] as const) {
      const tested = new TestedGesture();
      tested.enter('pressed');
      events[event](tested);

      expect(tested.timers.count).toBe(0);
    }
  });

  it('is idle after a long press that the board handles', () => {
    const tested = new TestedGesture();
    tested.isHoldHandled = true;
    tested.enter('pressed');

    tested.timers.runAll();

    expect([tested.gesture.state.kind, ...tested.sent]).toEqual(['idle', 'stroke.cancel']);
  });

  it('ends at once with a tool for taps', () => {
    const tested = new TestedGesture();
    tested.isTapped = true;
    tested.enter('pressed');

    tested.gesture.lift(EARLY_MS);

    expect([tested.gesture.state.kind, ...tested.sent]).toEqual(['idle', 'stroke.end']);
  });
});

describe('a gesture of a mouse', () => {
  it('has neither a long press nor taps', () => {
    const tested = new TestedGesture();
    tested.press('mouse');

    tested.timers.runAll();
    tested.gesture.lift(EARLY_MS);

    expect([tested.gesture.state.kind, ...tested.sent]).toEqual([
      'idle',
      'start primary',
      'stroke.end',
    ]);
  });
});

describe('a gesture that is handed over', () => {
  it.each([
    ['pressed', 'long'],
    ['painting', 'painting'],
    ['long', 'long'],
  ] as const)('goes on in the other one: %s', (state, afterTimers) => {
    const first = new TestedGesture();
    const second = new TestedGesture();
    first.enter(state);

    first.gesture.handOverTo(second.gesture);
    expect([first.gesture.state.kind, second.gesture.state.kind]).toEqual(['idle', state]);
    expect([...first.sent, ...second.sent]).toEqual([]);

    second.timers.runAll();
    expect(second.gesture.state.kind).toBe(afterTimers);
  });
});
