import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { hiddenWith } from '@szansa/domain/reading';
import { z } from 'zod';

import type { QuoteRead } from '#adapters/reading/exchange.ts';
import { PdfUnreadable, readPdf } from '#adapters/reading/read-pdf.ts';
import {
  downloadFile,
  failOperation,
  finishOperation,
  jobKind,
  json,
  ownerContext,
  stepOperation,
  verb,
  type Context,
  type StaffContext,
} from '#platform';
import { findOwner, findReading, updateReading, type ReadingRecord } from './queries.ts';
import { readingTexts } from './texts.ts';

interface Job {
  readonly context: StaffContext;
  readonly found: ReadingRecord;
  readonly signal: AbortSignal;
}

/** Reads the file, which is on the disk of this server meanwhile. @throws PdfUnreadable */
async function quoteOf({ context, found, signal }: Job): Promise<QuoteRead> {
  const incoming = path.join(context.platform.config.dataDir, 'incoming');
  await mkdir(incoming, { recursive: true });
  const folder = await mkdtemp(path.join(incoming, 'reading-'));
  const cancelled = new AbortController();
  let steps: Promise<void> = Promise.resolve();
  const note = async (before: Promise<void>, done: number, total: number) => {
    await before;
    const isGoingOn = await verb(context, (work) => stepOperation(work, found.operationId, { done, total }));
    if (!isGoingOn) cancelled.abort();
  };
  try {
    const local = path.join(folder, 'quote.pdf');
    const file = await downloadFile(context, found.fileId);
    await pipeline(await file.read(), createWriteStream(local));
    return await readPdf(local, {
      signal: AbortSignal.any([signal, cancelled.signal]),
      onPage: (done, total) => {
        steps = note(steps, done, total);
      },
    });
  } finally {
    await steps.catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}

async function storeQuote({ context, found }: Job, { pages, values: all }: QuoteRead): Promise<void> {
  const { excludedFields } = context.actor;
  const values = all.filter(({ field }) => {
    const hidden = hiddenWith(field);
    return hidden === null || !excludedFields.has(hidden);
  });
  await verb(context, async (work) => {
    if (!(await stepOperation(work, found.operationId))) return;
    const sizes = pages.map(({ number, width, height, source }) => ({ number, width, height, source }));
    await updateReading(work.db, found.id, { pages: json(sizes), valuesRead: json(values) });
    await finishOperation(work, found.operationId, { readingId: found.id });
  });
}

async function read(job: Job, isLastTry: boolean): Promise<void> {
  const { context, found, signal } = job;
  const texts = readingTexts[context.language];
  try {
    await storeQuote(job, await quoteOf(job));
  } catch (error) {
    // the server stops: the job starts again elsewhere
    if (signal.aborted) return;
    if (error instanceof PdfUnreadable) {
      const { problem } = error;
      await verb(context, async (work) => {
        // what was cancelled has no problem
        if (!(await stepOperation(work, found.operationId))) return;
        await updateReading(work.db, found.id, { problem });
        await failOperation(work, found.operationId, texts.problems[problem]);
      });
      return;
    }
    if (isLastTry) {
      const message = texts.failed(found.file?.name ?? '');
      await verb(context, (work) => failOperation(work, found.operationId, message));
    }
    throw error;
  }
}

/** Job that extracts the values of a quote's file, and stores them. */
export const readQuoteJob = jobKind({
  name: 'reading.read',
  data: z.object({ operationId: z.uuid() }),
  policy: 'exclusive',
  retry: { limit: 2, delaySeconds: 2, maxDelaySeconds: 10 },
  punctuality: 10,
  run: async (context: Context, { data: { operationId }, signal, isLastTry }) => {
    const owner = await findOwner(context.db, operationId);
    const staff = owner && (await ownerContext(context, owner));
    const found = owner && staff && (await findReading(context.db, owner.id, owner.userId));
    if (!staff || !found) {
      await verb(context, (work) => failOperation(work, operationId, ''));
      return;
    }
    if (!(await verb(staff, (work) => stepOperation(work, operationId)))) return;
    await read({ context: staff, found, signal }, isLastTry);
  },
});
