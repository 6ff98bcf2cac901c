export { ownAccount } from '../ownAccount.ts';
