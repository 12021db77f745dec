import type { Module } from '#platform';
import { catchUpJob, makeThumbnailJob } from './making.ts';
import type { EmitThumbnail } from './tellers.ts';

/** Small pictures of stored files, made after the files are kept. */
export const thumbnailsModule = (emitters: readonly EmitThumbnail[]) =>
  ({
    routes: {},
    jobs: [makeThumbnailJob(emitters), catchUpJob(emitters)],
  }) as const satisfies Module;
