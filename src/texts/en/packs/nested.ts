export { nested } from '../nested.ts';
