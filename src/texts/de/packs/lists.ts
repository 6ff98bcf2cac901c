export { lists } from '../lists.ts';
