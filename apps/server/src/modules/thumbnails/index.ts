export type { EmitThumbnail } from './tellers.ts';
export { enqueueThumbnail } from './enqueue.ts';
