export { chrome } from '../chrome.ts';
