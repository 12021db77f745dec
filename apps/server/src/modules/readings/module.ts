import type { Module } from '#platform';
import { readingById } from './answers.ts';
import { readQuoteJob } from './job.ts';
import { findReadingOfFile, sweepReadings } from './queries.ts';
import { createReading } from './verbs/create.ts';

/** Extraction of values from PDFs of banks' quotes: values are only proposed, and saved only by users. */
export const readingsModule = {
  routes: {
    readings: {
      create: ({ params, files, context }) => createReading(context, params.id, files),
      get: ({ params, context }) => readingById(context, params.id),
    },
  },
  files: [{ entity: null, ownerOf: findReadingOfFile, read: readingById }],
  jobs: [readQuoteJob],
  sweeps: [sweepReadings],
} as const satisfies Module;
