import type { Endpoints } from '@szansa/api-client/endpoints';
import { opportunityScope } from '@szansa/domain/opportunity';
import { warsawDay } from '@szansa/domain/shared';

import type { Produced, StaffReading } from '#platform';
import { countUnassigned } from './owner-queries.ts';
import { teamRows } from './team-queries.ts';

/** Returns the results of every salesperson, from what the actor may read. */
export async function teamOf({
  db,
  actor,
}: StaffReading): Promise<Produced<Endpoints['opportunities']['team']>> {
  const scope = opportunityScope(actor);
  const today = warsawDay(new Date());
  const since = `${today.slice(0, 8)}01`;
  const [rows, unassigned] = await Promise.all([
    teamRows(db, { scope, today, since }),
    scope === 'all' ? countUnassigned(db) : null,
  ]);
  const readsActivities = actor.can('activity.get');
  return {
    unassigned,
    people: rows.map(({ person, overdue, ...counts }) => ({
      worker: person,
      ...counts,
      overdue: readsActivities ? overdue : null,
    })),
  };
}
