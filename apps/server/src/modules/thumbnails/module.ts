import type { Module } from '#platform';
import { catchUpJob, makeThumbnailJob } from './making.ts';
import type { EmitThumbnail } from './tellers.ts';

/** Thumbnails of stored files, made after the files are stored. */
export const thumbnailsModule = (emitters: readonly EmitThumbnail[]) =>
  ({
    routes: {},
    jobs: [makeThumbnailJob(emitters), catchUpJob(emitters)],
  }) as const satisfies Module;
