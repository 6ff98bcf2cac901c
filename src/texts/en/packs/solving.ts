export { solver } from '../solver.ts';
