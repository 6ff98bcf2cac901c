import type { Arith, Bool, Context, Model, Solver, init } from 'z3-solver';

/** Types of the theorem prover, in the one context that is used. */
export type Z3Api = Awaited<ReturnType<typeof init>>;
export type Z3Context = Context;
export type Z3Solver = Solver;
export type Z3Model = Model;
export type Z3Boolean = Bool;
export type Z3Integer = Arith;
