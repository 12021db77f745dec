export { takeMail } from './taking.ts';
