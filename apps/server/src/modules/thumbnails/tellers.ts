import type { Work } from '#platform';

/** Has those who look at what a file belongs to read it again: it has a thumbnail now. Of others' files it does nothing. */
export type EmitThumbnail = (work: Work, fileId: string) => Promise<void>;
