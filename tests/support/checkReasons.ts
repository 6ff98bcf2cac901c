import { enableReasonChecks } from '#engine/solver/sat/explainDeduction.ts';

/** Set-up of tests that run the solver: a propagator that gives a wrong reason fails the test. */
enableReasonChecks();
