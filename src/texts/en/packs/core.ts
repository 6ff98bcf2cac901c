export { site } from '../site.ts';
export { parse } from '../parse.ts';
