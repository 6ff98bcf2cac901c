import { expose } from 'comlink';
import { enableReasonChecks } from '#engine/solver/sat/explainDeduction.ts';
import { ideaFinder } from './ideaFinder.ts';

if (import.meta.env.DEV) enableReasonChecks();

expose(ideaFinder);
