import type { Module } from '#platform';
import { catchUpJob, makeThumbnailJob } from './making.ts';
import type { TellThumbnail } from './tellers.ts';

/** Small pictures of stored files, made after the files are kept. */
export const thumbnailsModule = (tell: readonly TellThumbnail[]) =>
  ({
    routes: {},
    jobs: [makeThumbnailJob(tell), catchUpJob(tell)],
  }) as const satisfies Module;
