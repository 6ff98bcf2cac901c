export { embed } from '../embed.ts';
