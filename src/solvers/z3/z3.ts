import type { Arith, Bool, Context, Model, Solver, init } from 'z3-solver';

/** What the theorem prover calls things, in the one context we use. */
export type Z3Api = Awaited<ReturnType<typeof init>>;
export type Z3Context = Context;
export type Z3Solver = Solver;
export type Z3Model = Model;
export type Truth = Bool;
export type Whole = Arith;
