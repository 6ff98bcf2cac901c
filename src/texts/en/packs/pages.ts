export { bulk } from '../bulk.ts';
export { imports } from '../imports.ts';
export { prose } from '../prose.ts';
