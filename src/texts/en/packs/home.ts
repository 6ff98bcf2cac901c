export { home } from '../home.ts';
export { learn } from '../learn.ts';
export { drafts } from '../drafts.ts';
