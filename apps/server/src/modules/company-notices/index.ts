export { pendingNotices } from './pending.ts';
