export { create } from '../create.ts';
export { tools } from '../tools.ts';
export { assistant } from '../assistant.ts';
