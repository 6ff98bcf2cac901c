export { checklist } from '../checklist.ts';
