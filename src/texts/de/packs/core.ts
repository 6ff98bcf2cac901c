export { site } from '../site.ts';
export { frame } from '../frame.ts';
export { parse } from '../parse.ts';
