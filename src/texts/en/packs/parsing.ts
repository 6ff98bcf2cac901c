export { parse } from '../parse.ts';
