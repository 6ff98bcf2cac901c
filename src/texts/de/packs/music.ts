export { music } from '../music.ts';
