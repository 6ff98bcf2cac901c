export { nested } from '../nested.ts';
export { walk } from '../walk.ts';
