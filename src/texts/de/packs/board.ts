export { rules } from '../rules.ts';
export { symbols } from '../symbols.ts';
export { clues } from '../clues.ts';
export { board } from '../board.ts';
export { play } from '../play.ts';
