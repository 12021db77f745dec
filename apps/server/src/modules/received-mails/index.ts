export { ingestMail } from './taking.ts';
