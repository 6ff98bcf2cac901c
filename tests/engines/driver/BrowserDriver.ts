/** A browser with one page, driven from outside by the protocol of its makers. */
export interface BrowserDriver {
  /** Go to an address, and wait until the page and its first scripts are there. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The result of a script in the page: the body of a function that returns JSON. */
  run(body: string): Promise<unknown>;
  /** Do what hands do: the inputs' steps side by side, as the WebDriver protocols describe them. */
  perform(inputs: readonly Input[]): Promise<void>;
  /** The picture in the window as a PNG: one pixel for each CSS pixel. */
  screenshot(): Promise<Buffer>;
  /** Errors and warnings in the console since the last call. */
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
