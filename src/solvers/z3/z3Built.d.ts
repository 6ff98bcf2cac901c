declare module 'z3-solver/build/z3-built.js' {
  /** Loads the prover. */
  const initModule: (overrides?: object) => Promise<object>;
  export default initModule;
}
declare module 'z3-solver/build/z3-built.js?url' {
  const address: string;
  export default address;
}
declare module 'z3-solver/build/z3-built.wasm?url' {
  const address: string;
  export default address;
}
