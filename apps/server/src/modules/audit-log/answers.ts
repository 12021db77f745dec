import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';

import { listAnswer, type HandlerInput, type StaffReading } from '#platform';
import {
  countLines,
  linesBefore,
  listLines,
  type AuditFilters,
  type AuditRow,
  type LinePlace,
} from './queries.ts';

export type AuditLog = Endpoints['auditLog'];

export type Line = Data<AuditLog['list']>['items'][number];

/** More than anybody reads, and less than a spreadsheet refuses. */
const mostExported = 50_000;
const exportedAtOnce = 1000;

function described({ at, changes, ...row }: AuditRow): Line {
  return {
    ...row,
    at: at.toISOString(),
    changes: Object.entries(changes).map(([field, change]) => ({ field, from: change.from, to: change.to })),
  };
}

/** One page of the log about accounts and access, and how many lines there are. */
export function auditLines(
  { db }: StaffReading,
  query: HandlerInput<AuditLog['list']>['query'],
): Promise<Data<AuditLog['list']>> {
  return listAnswer(query, {
    rows: listLines(db, query, query),
    count: countLines(db, query),
    item: described,
  });
}

/** The latest lines, read piece by piece as they are sent. */
export async function* exportedLines(
  { platform }: StaffReading,
  filters: AuditFilters,
): AsyncGenerator<Line> {
  let before: LinePlace | null = null;
  for (let left = mostExported; left > 0; left -= exportedAtOnce) {
    const rows: (AuditRow & LinePlace)[] = await linesBefore(platform.db, filters, {
      before,
      limit: exportedAtOnce,
    });
    yield* rows.map(({ place: _, ...row }) => described(row));
    before = rows.at(-1) ?? null;
    if (rows.length < exportedAtOnce) return;
  }
}
