export { talk } from '../talk.ts';
