export { hints } from '../hints.ts';
