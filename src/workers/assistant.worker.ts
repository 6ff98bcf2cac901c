import { expose } from 'comlink';
import { enableReasonChecks } from '#engine/solver/sat/explainDeduction.ts';
import { createRemoteAssistant } from './remoteAssistant.ts';

if (import.meta.env.DEV) enableReasonChecks();

expose(createRemoteAssistant());
