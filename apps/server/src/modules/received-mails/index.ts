export { takeMail } from './taking.ts';
export { takenMessages } from './taking-queries.ts';
