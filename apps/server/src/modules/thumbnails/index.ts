export type { EmitThumbnail } from './tellers.ts';
export { enqueueThumbnail } from './wanting.ts';
