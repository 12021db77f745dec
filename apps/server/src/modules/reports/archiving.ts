import { z } from 'zod';

import { jobKind, verb, type Context, type Work } from '#platform';
import { emitReport } from './answers.ts';
import { archiveAcceptedBefore } from './queries.ts';

/** Days after which an accepted report is archived (specification, section 9). */
const daysUntilArchived = 7;

async function archive(work: Work): Promise<void> {
  const archived = await archiveAcceptedBefore(work.db, daysUntilArchived);
  await work.audit(
    ...archived.map(({ id, version, archivedAt }) => ({
      entity: 'report' as const,
      entityId: id,
      version,
      action: 'archive' as const,
      before: { archivedAt: null },
      after: { archivedAt },
    })),
  );
  for (const { id } of archived) emitReport(work, id);
}

/** Archives reports seven days after they were accepted, within the hour; what was missed while no server ran as well. */
export const archiveReports = jobKind({
  name: 'report.archive',
  data: z.object({}),
  policy: 'exclusive',
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  punctuality: 60,
  schedule: '23 * * * *',
  run: (context: Context) => verb(context, archive),
});
