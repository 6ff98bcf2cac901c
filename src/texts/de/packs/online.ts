export { online } from '../online.ts';
