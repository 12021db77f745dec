export type { EmitThumbnail } from './tellers.ts';
export { wantThumbnail } from './wanting.ts';
