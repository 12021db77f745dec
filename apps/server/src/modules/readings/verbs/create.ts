import type { ReceivedFile } from '@szansa/api-client/contract';
import { v7 as uuidv7 } from 'uuid';

import { editableOpportunity } from '#modules/opportunities';
import { createOperation, json, storeFile, Refusal, stepOperation, verb, type StaffContext } from '#platform';
import { readingById } from '../answers.ts';
import { readQuoteJob } from '../job.ts';
import { countGoingOn, insertReading } from '../queries.ts';
import { readingTexts } from '../texts.ts';

/** Maximum number of pending and running extractions of all users: more would take minutes. */
const mostGoingOn = 8;

/**
 * Starts extracting a bank's quote. @throws as `editableOpportunity`, 415 `pdf_only`, 503 when too many are pending
 */
export function createReading(context: StaffContext, customerFileId: string, files: readonly ReceivedFile[]) {
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
