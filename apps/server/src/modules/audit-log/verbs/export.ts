import { verb, type HandlerInput, type ProducedFile, type StaffContext } from '#platform';
import { exportedLines, type AuditLog } from '../answers.ts';
import { auditCsv } from '../csv.ts';

/** The log as a CSV file in the caller's language; that it was taken is logged as well. */
export async function exportAuditLog(
  context: StaffContext,
  filters: HandlerInput<AuditLog['export']>['query'],
): Promise<ProducedFile> {
  await verb(context, (work) =>
    work.audit({ entity: 'audit_log', entityId: 'all', action: 'export', after: filters }),
  );
  return auditCsv(exportedLines(context, filters), context.language, new Date());
}
