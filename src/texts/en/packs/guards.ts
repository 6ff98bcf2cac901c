export { guards } from '../guards.ts';
