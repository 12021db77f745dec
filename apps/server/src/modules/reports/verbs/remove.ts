import { verb, type StaffContext } from '#platform';
import { lockedReport } from '../access.ts';
import { emitReport, refuseStaleReport, reportFields } from '../answers.ts';
import { deleteReport } from '../queries.ts';

/** Removes a report with its entries. @throws 404, 409 `report_accepted` or `stale_version` */
export function removeReport(
  context: StaffContext,
  id: string,
  { version: readVersion }: { readonly version: number },
): Promise<null> {
  return verb(context, async (work) => {
    const report = await lockedReport(work, id);
    await refuseStaleReport(work, report, readVersion);
    await deleteReport(work.db, id);
    await work.audit({ entity: 'report', entityId: id, action: 'remove', before: reportFields(report) });
    await work.platform.sessions.refresh(work, { entity: 'report', id });
    emitReport(work, id);
    return null;
  });
}
