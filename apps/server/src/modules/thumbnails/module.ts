import type { Module } from '#platform';
import { catchUpJob, makeThumbnailJob } from './making.ts';
import type { EmitThumbnail } from './tellers.ts';

/** Small pictures of stored files, made after the files are kept. */
export const thumbnailsModule = (tell: readonly EmitThumbnail[]) =>
  ({
    routes: {},
    jobs: [makeThumbnailJob(tell), catchUpJob(tell)],
  }) as const satisfies Module;
