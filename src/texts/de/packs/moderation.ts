export { moderation } from '../moderation.ts';
