export { site } from '../site.ts';
export { frame } from '../frame.ts';
