import { expose } from 'comlink';
import { createExplainer } from './explainer.ts';

expose(createExplainer());
