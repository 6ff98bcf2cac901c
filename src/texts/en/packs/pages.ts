export { imports } from '../imports.ts';
export { prose } from '../prose.ts';
