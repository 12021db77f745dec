import {
  importDelimiters,
  importedEntities,
  importEncodings,
  importFieldNames,
  importMatches,
  importOutcomes,
  importProblems,
  importSteps,
  mostImportColumns,
  rowChoices,
} from '@szansa/domain/import';
import { z } from 'zod';

import { anyOf, endpoint, flag, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { largestFile } from './documents.ts';
import { id, idParams, instant, nothing } from './records.ts';

const entity = z.enum(importedEntities, 'value_not_allowed');
const fieldName = z.enum(importFieldNames, 'value_not_allowed');
const known = z.enum(['update', 'leave'], 'value_not_allowed');
const sameContact = z.enum(['leave', 'take'], 'value_not_allowed');

/** Of a row, from 1. */
const position = z.int('number_invalid').min(1, 'number_invalid').max(2_147_483_647, 'number_invalid');

/** How many rows there are of each outcome. */
const outcomeCounts = z.object({
  new: z.int(),
  update: z.int(),
  duplicate: z.int(),
  refused: z.int(),
  /** Of all rows those with a name very similar to that of a record. */
  alike: z.int(),
});

const listed = {
  id,
  entity: z.enum(importedEntities),
  fileName: z.string(),
  step: z.enum(importSteps),
  /** The work of the step was cancelled or failed before its end. */
  isStopped: z.boolean(),
  /** The work that goes on, or went on last. */
  operationId: id.nullable(),
  /** Rows, the headings not counted. */
  rowCount: z.int(),
  /** Rows that became records, or changed some. */
  created: z.int(),
  updated: z.int(),
  /** Of those, rows that were undone, and rows whose records have been changed since and remain. */
  undone: z.int(),
  touched: z.int(),
  createdAt: instant,
  /** The import cannot be read after that. */
  expiresAt: instant,
  can: z.object({
    change: z.boolean(),
    start: z.boolean(),
    undo: z.boolean(),
    remove: z.boolean(),
  }),
};

const importListItem = z.object(listed).register(schemaNames, { id: 'ImportListItem' });

const importRecord = z
  .object({
    ...listed,
    /** How a text is written; null for a workbook. */
    encoding: z.enum(importEncodings).nullable(),
    delimiter: z.enum(importDelimiters).nullable(),
    headings: z.array(z.string()),
    /** The field each column brings; null for one that is left out. */
    mapping: z.array(fieldName.nullable()),
    /** Fields that columns may bring, for the caller. */
    fields: z.array(z.object({ name: fieldName, isList: z.boolean() })),
    /** The first rows. */
    sample: z.array(z.array(z.string())),
    /** Of a text, cells that show by their letters whether its encoding is right. */
    lettered: z.array(z.string()),
    known,
    sameContact,
    outcomes: outcomeCounts,
    /** Why the file cannot be read on, and the row it was. */
    problem: z.object({ code: z.enum(importProblems), row: z.int().nullable() }).nullable(),
  })
  .register(schemaNames, { id: 'Import' });

const importRow = z
  .object({
    id: z.string(),
    /** From 1, in the order of the import. */
    position: z.int(),
    /** As a spreadsheet counts. */
    number: z.int(),
    cells: z.array(z.string()),
    /** Null until it has been checked. */
    outcome: z.enum(importOutcomes).nullable(),
    /** Why it is refused; `column` is the first that brings the field. */
    problems: z.array(
      z.object({ field: z.string(), column: z.int().nullable(), code: z.string(), message: z.string() }),
    ),
    /** The record it changes, or the record or row it is a duplicate of. */
    same: z
      .object({
        by: z.enum(importMatches),
        record: z.object({ id, name: z.string() }).nullable(),
        row: z.int().nullable(),
      })
      .nullable(),
    /** The record with a very similar name, where the row is new, or left for that. */
    alike: z.object({ id, name: z.string() }).nullable(),
    /** Whether it may be imported although it is a duplicate, and skipped although it is new. */
    can: z.object({ take: z.boolean(), leave: z.boolean() }),
    /** What it became, while there. */
    recordId: id.nullable(),
    /** The outcome of undoing the row. */
    undo: z.enum(['undone', 'touched']).nullable(),
  })
  .register(schemaNames, { id: 'ImportRow' });

/** Users who may create customers or firms; which of the two an import needs is checked for each import. */
const mayImport = ['customer.create', 'customer_organisation.create'] as const;

const own = { access: mayImport, params: idParams } as const;

export const imports = {
  list: endpoint({
    method: 'GET',
    path: '/imports',
    access: mayImport,
    summary: "The caller's own imports, the latest first.",
    query: listQuery({
      sort: { createdAt: null },
      defaultSort: '-createdAt',
      filters: { entity: anyOf(entity) },
    }),
    response: pageOf(importListItem),
  }),
  create: endpoint({
    method: 'POST',
    path: '/imports',
    access: mayImport,
    summary:
      'Takes in a table, CSV or an Excel workbook, and begins to read and check it; nothing is written yet.',
    body: z.strictObject({ entity }),
    files: { field: 'files', minFiles: 1, maxFiles: 1, maxBytes: largestFile },
    response: importRecord,
    creates: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/imports/{id}',
    ...own,
    summary: 'How far an own import is, how its columns are taken, and what would become of its rows.',
    response: importRecord,
  }),
  rows: endpoint({
    method: 'GET',
    path: '/imports/{id}/rows',
    ...own,
    summary: 'Rows of an own import, each with what becomes of it.',
    query: listQuery({
      sort: { position: null },
      defaultSort: 'position',
      filters: {
        outcome: anyOf(z.enum(importOutcomes, 'value_not_allowed')),
        /** Only rows with a name very similar to that of a record. */
        is_alike: flag(),
      },
    }),
    response: pageOf(importRow),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/imports/{id}',
    ...own,
    summary: 'Says how the file is read or its columns are taken, and checks all rows again.',
    body: z.strictObject({
      encoding: z.enum(importEncodings, 'value_not_allowed').optional(),
      delimiter: z.enum(importDelimiters, 'value_not_allowed').optional(),
      mapping: z.array(fieldName.nullable()).max(mostImportColumns, 'too_many').optional(),
      known: known.optional(),
      sameContact: sameContact.optional(),
    }),
    refusals: ['wrong_state'],
    unversioned: 'own',
    response: importRecord,
  }),
  correct: endpoint({
    method: 'PATCH',
    path: '/imports/{id}/rows',
    ...own,
    summary: 'Corrects a cell, and checks its row and those that are the same as it.',
    body: z.strictObject({
      position,
      column: z
        .int('number_invalid')
        .min(0, 'number_invalid')
        .max(mostImportColumns - 1, 'number_invalid'),
      value: z.string().max(5000, 'text_too_long'),
    }),
    refusals: ['wrong_state'],
    unversioned: 'own',
    response: importRow,
  }),
  choose: endpoint({
    method: 'PATCH',
    path: '/imports/{id}/choices',
    ...own,
    summary: 'Decides of a row: taken although it is like a record, or left although it is new.',
    body: z.strictObject({ position, choice: z.enum(rowChoices, 'value_not_allowed') }),
    refusals: ['wrong_state'],
    unversioned: 'own',
    response: importRow,
  }),
  start: endpoint({
    method: 'POST',
    path: '/imports/{id}/start',
    ...own,
    done: 'import_started',
    summary: 'Begins to take the rows, or goes on where it was stopped.',
    refusals: ['wrong_state'],
    unversioned: 'state',
    response: importRecord,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/imports/{id}/undo',
    ...own,
    done: 'import_undoing',
    summary: 'Begins to take back all that an import did to records nobody has touched since.',
    refusals: ['wrong_state'],
    unversioned: 'state',
    response: importRecord,
  }),
  remaining: endpoint({
    method: 'GET',
    path: '/imports/{id}/remaining',
    ...own,
    summary: 'The rows that are refused or duplicates, with the reasons, as a CSV file.',
    response: 'file',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/imports/{id}',
    ...own,
    summary: 'Forgets an own import, its file and its rows; records it made stay.',
    refusals: ['wrong_state'],
    unversioned: 'final',
    response: nothing,
  }),
};
