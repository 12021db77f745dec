import type { CreatedAt, Generated } from '#platform';

interface WantedThumbnailTable {
  fileId: string;
  /** Number of attempts. */
  tries: Generated<number>;
  wantedAt: CreatedAt;
}

/** The tables of thumbnails; what was made is a stored file. */
export interface ThumbnailsTables {
  wantedThumbnail: WantedThumbnailTable;
}
