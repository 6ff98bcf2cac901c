export { tour } from '../tour.ts';
