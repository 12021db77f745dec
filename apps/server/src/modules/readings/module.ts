import type { Data, ReceivedFile } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { hiddenWith, isCertain } from '@szansa/domain/reading';
import { v7 as uuidv7 } from 'uuid';

import { editableOpportunity } from '#modules/opportunities';
import {
  createOperation,
  json,
  notFound,
  Refusal,
  stepOperation,
  storeFile,
  verb,
  type Module,
  type StaffContext,
  type StaffReading,
} from '#platform';
import { readQuoteJob } from './job.ts';
import {
  countGoingOn,
  findReading,
  findReadingOfFile,
  insertReading,
  sweepReadings,
  type ReadingRecord,
} from './queries.ts';
import { readingTexts } from './texts.ts';

type Reading = Data<Endpoints['readings']['get']>;

function stateOf({ state, problem }: ReadingRecord): Reading['state'] {
  if (state === 'done') return 'done';
  const isGoingOn = problem === null && (state === 'waiting' || state === 'running');
  return isGoingOn ? 'reading' : 'stopped';
}

/** Returns an own extraction, without values of hidden fields. @throws 404 */
async function readingById({ db, actor }: StaffReading, id: string): Promise<Reading> {
  const found = await findReading(db, id, actor.userId);
  if (!found?.file) throw notFound();
  const { file, customerFileId, operationId, done, total, problem, pages, valuesRead, createdAt } = found;
  return {
    id,
    customerFileId,
    file,
    operationId,
    state: stateOf(found),
    done,
    total,
    problem,
    pages: [...pages],
    values: valuesRead
      .filter(({ field }) => {
        const hidden = hiddenWith(field);
        return hidden === null || !actor.excludedFields.has(hidden);
      })
      .map((one) => ({ ...one, doubts: [...one.doubts], isCertain: isCertain(one) })),
    createdAt: createdAt.toISOString(),
  };
}

/** Maximum number of pending and running extractions of all users: more would take minutes. */
const mostGoingOn = 8;

/**
 * Starts extracting a bank's quote. @throws as `editableOpportunity`, 415 `pdf_only`, 503 when too many are pending
 */
function createReading(context: StaffContext, customerFileId: string, files: readonly ReceivedFile[]) {
  const [received] = files;
  if (!received || received.mime !== 'application/pdf') throw new Refusal('pdf_only');
  return verb(context, async (work) => {
    await editableOpportunity(work, customerFileId);
    if ((await countGoingOn(work.db)) >= mostGoingOn) throw new Refusal('unavailable');
    const file = await storeFile(work, received);
    const { userId: ownerId, sessionId } = work.actor;
    const operationId = await createOperation(work, { kind: readQuoteJob.name, ownerId });
    const id = uuidv7();
    await insertReading(work.db, {
      id,
      customerFileId,
      ownerId,
      sessionId,
      fileId: file.id,
      operationId,
      problem: null,
      pages: json([]),
      valuesRead: json([]),
    });
    await stepOperation(work, operationId, {
      done: 0,
      message: readingTexts[work.language].reading(file.name),
    });
    await work.platform.jobs.enqueue(work, readQuoteJob, { operationId }, { key: operationId });
    return readingById(work, id);
  });
}

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
