import { readingDoubts, readingProblems, readingFields, type ReadingField } from '@szansa/domain/reading';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { fileRecord, largestFile } from './documents.ts';
import { id, idParams, instant } from './records.ts';

const fieldNames = Object.entries(readingFields).flatMap(([group, names]) =>
  // each name of a group is one of its fields
  names.map((name) => `${group}.${name}` as ReadingField),
);

/** Points from the upper left corner of a page. */
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const readValue = z
  .object({
    field: z.enum(fieldNames),
    /** The variant of the offer it is of, from 1; null for what is common to all, and where there is one. */
    variant: z.int().nullable(),
    /** As its record accepts it: text, also for numbers. */
    value: z.string(),
    place: z.object({ page: z.int(), box }),
    /** The words it was read from. */
    words: z.string(),
    /** 0 to 1. */
    confidence: z.number(),
    isCertain: z.boolean(),
    /** The rule that found it, as RULES.md of the reading names it. */
    rule: z.string(),
    /** What leaves it open, or contradicts it. */
    doubts: z.array(z.enum(readingDoubts)),
  })
  .register(schemaNames, { id: 'ReadValue' });

const reading = z
  .object({
    id,
    customerFileId: id,
    file: fileRecord,
    /** How far it is; own, like the reading. */
    operationId: id,
    state: z.enum(['reading', 'done', 'stopped']),
    /** Pages read, of all. */
    done: z.int(),
    total: z.int().nullable(),
    /** Why the file was not read. */
    problem: z.enum(readingProblems).nullable(),
    pages: z.array(
      z.object({ number: z.int(), width: z.number(), height: z.number(), source: z.enum(['text', 'scan']) }),
    ),
    values: z.array(readValue),
    createdAt: instant,
  })
  .register(schemaNames, { id: 'Reading' });

export const readings = {
  create: endpoint({
    method: 'POST',
    path: '/opportunities/{id}/readings',
    access: 'offer.create',
    summary:
      "Begins to read a PDF of a bank's quote for an opportunity, as an operation of the caller's. It proposes values and writes none.",
    params: idParams,
    body: z.strictObject({}),
    files: { field: 'files', minFiles: 1, maxFiles: 1, maxBytes: largestFile },
    refusals: [
      'pdf_only',
      'opportunity_not_yours',
      'opportunity_archived',
      'consent_required',
      'unavailable',
    ],
    response: reading,
    creates: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/readings/{id}',
    access: 'offer.create',
    summary: 'How far an own reading is, and the values that were found; hidden ones are left out.',
    params: idParams,
    response: reading,
  }),
};
