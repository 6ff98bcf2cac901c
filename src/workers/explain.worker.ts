import { expose } from 'comlink';
import { enableReasonChecks } from '#engine/solver/sat/explainDeduction.ts';
import { createExplainer } from './explainer.ts';

if (import.meta.env.DEV) enableReasonChecks();

expose(createExplainer());
