import { verb, type StaffContext } from '#platform';
import { lockedReport } from '../access.ts';
import { emitReport, refuseStaleReport, reportById, type ReportAnswer } from '../answers.ts';
import { updateAccepted } from '../queries.ts';

/**
 * Accepts a report. Its entries and tiers are its own, and nothing writes into them any more.
 * @throws 404, 409 `report_accepted` or `stale_version`
 */
export function acceptReport(
  context: StaffContext,
  id: string,
  { version: readVersion }: { readonly version: number },
): Promise<ReportAnswer> {
  return verb(context, async (work) => {
    const report = await lockedReport(work, id);
    await refuseStaleReport(work, report, readVersion);
    const [at, version] = [new Date(), report.version + 1];
    await updateAccepted(work.db, id, { by: work.actor.userId, at, version });
    await work.audit({
      entity: 'report',
      entityId: id,
      version,
      action: 'accept',
      before: { acceptedAt: null },
      after: { acceptedAt: at },
    });
    emitReport(work, id);
    return reportById(work, id);
  });
}
