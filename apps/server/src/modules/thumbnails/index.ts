export type { TellThumbnail } from './tellers.ts';
export { wantThumbnail } from './wanting.ts';
