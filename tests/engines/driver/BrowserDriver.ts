/** A browser with one page, driven from outside by the protocol of its makers. */
export interface BrowserDriver {
  /** Go to an address, and wait until the page and its first scripts are there. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** What a script says that is run in the page: the body of a function that returns JSON. */
  run(body: string): Promise<unknown>;
  /** Do what hands do: the inputs' steps side by side, as the WebDriver protocols describe them. */
  perform(inputs: readonly Input[]): Promise<void>;
  /** What the window shows now, as a PNG: one pixel for each CSS pixel. */
  screenshot(): Promise<Buffer>;
  /** What the page complained of since the last call: errors and warnings of its console. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** One device and what happens with it. The same in WebDriver and in WebDriver BiDi. */
export interface Input {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly InputStep[];
}

type InputStep =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; duration?: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string }
  | { readonly type: 'pause'; readonly duration: number };

/** The page's size in every engine, in CSS pixels. */
export const WINDOW = { width: 1280, height: 800 } as const;
