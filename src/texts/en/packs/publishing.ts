export { publishing } from '../publishing.ts';
