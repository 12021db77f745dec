import { shownActions, shownEntities } from '@szansa/domain/audit';
import { searchText } from '@szansa/domain/shared';
import { z } from 'zod';

import { anyOf, dayFilter, endpoint, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { id, instant, person } from './records.ts';

/** What happened to accounts, rights and settings. */
export const auditLine = z
  .object({
    id,
    at: instant,
    /** Null for actions without a signed-in user, such as a failed sign-in. */
    actor: person.nullable(),
    address: z.string().nullable(),
    action: z.enum(shownActions),
    entity: z.enum(shownEntities),
    entityId: z.string(),
    /** The name of what it is about, as far as it still has one. */
    subject: z.string().nullable(),
    changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  })
  .register(schemaNames, { id: 'AuditLine' });

const filters = {
  actorId: anyOf(id),
  action: anyOf(z.enum(shownActions)),
  entity: anyOf(z.enum(shownEntities)),
  entityId: z.string().max(64, 'text_too_long').optional(),
  /** Days in Warsaw, both included. */
  from: dayFilter(),
  to: dayFilter(),
};

export const auditLog = {
  list: endpoint({
    method: 'GET',
    path: '/audit-log',
    access: 'permission.get',
    summary: 'Changes of accounts, rights, hidden fields and settings, the latest first.',
    query: listQuery({ sort: { at: null }, defaultSort: '-at', filters }),
    response: pageOf(auditLine),
  }),
  export: endpoint({
    method: 'GET',
    path: '/audit-log/export',
    access: 'permission.get',
    summary: 'The same as a CSV file; at most 50 000 lines.',
    query: z.strictObject({ search: searchText.optional(), ...filters }),
    response: 'file',
  }),
};
