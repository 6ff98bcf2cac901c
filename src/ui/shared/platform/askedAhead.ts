interface AskedAhead {
  readonly address: string;
  readonly response: Promise<Response>;
}

declare global {
  /** A read that `boot.js` began before the modules were here, as the page will want it. */
  var askedAhead: AskedAhead | undefined;
}

/** The answer that was asked for ahead, once: afterwards it would be as old as the page. */
export function takeAskedAhead(address: string): Promise<Response> | null {
  const { askedAhead } = globalThis;
  if (askedAhead?.address !== address) return null;
  globalThis.askedAhead = undefined;
  return askedAhead.response;
}
