import {
  exportFormats,
  exportInput,
  exportProblems,
  exportSourceNames,
  exportStatuses,
  type ExportSource,
} from '@szansa/domain/export';
import { z } from 'zod';

import { anyOf, endpoint, flag, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { id, idParams, instant, nothing, person } from './records.ts';

const source = z.enum(exportSourceNames as readonly [ExportSource, ...ExportSource[]]);

const exportRequest = z
  .object({
    id,
    source,
    format: z.enum(exportFormats),
    status: z.enum(exportStatuses),
    user: person,
    createdAt: instant,
    /** When it ended, well or not. */
    completedAt: instant.nullable(),
    /** Rows of the file; null until the file exists, and for everybody except the user who requested it. */
    rowCount: z.int().nullable(),
    /** Why it failed; null otherwise, and for everybody except the user who requested it. */
    problem: z.enum(exportProblems).nullable(),
    /** The running operation, only for the user who requested the export. */
    operation: z.object({ id, done: z.int(), total: z.int().nullable(), canCancel: z.boolean() }).nullable(),
    can: z.object({ download: z.boolean(), remove: z.boolean() }),
  })
  .register(schemaNames, { id: 'ExportRequest' });

/** Lists written into files in the background. */
export const exports = {
  queue: endpoint({
    method: 'POST',
    path: '/csv-export/queue',
    access: 'export.create',
    summary:
      'Asks for a list as a file: its rows, columns and order by the rights the caller has when it is made. It is made in the background.',
    body: exportInput,
    creates: true,
    refusals: ['field_excluded', 'too_many_exports'],
    response: exportRequest,
  }),
  list: endpoint({
    method: 'GET',
    path: '/csv-export/list',
    access: 'export.get',
    summary: 'Export requests of everyone, the newest first.',
    query: listQuery({
      sort: { createdAt: null, completedAt: null },
      defaultSort: '-createdAt',
      filters: {
        status: anyOf(z.enum(exportStatuses, 'value_not_allowed')),
        source: anyOf(source),
        /** Own ones only. */
        is_self: flag(),
      },
    }),
    response: pageOf(exportRequest),
  }),
  download: endpoint({
    method: 'GET',
    path: '/csv-export/download/{id}',
    access: 'export.get',
    summary: 'The file of an own request, for seven days after it was made.',
    params: idParams,
    refusals: ['wrong_state'],
    response: 'file',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/csv-export/delete/{id}',
    access: 'export.edit',
    summary: 'Removes a request that has ended, with its file.',
    params: idParams,
    refusals: ['wrong_state'],
    unversioned: 'final',
    response: nothing,
  }),
};
