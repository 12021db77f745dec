import { findAgencyWords } from '#modules/agency';
import { verb, type HandlerInput, type Module, type ProducedFile, type StaffContext } from '#platform';
import { auditLines, exportedLines, type AuditLog } from './answers.ts';
import { auditCsv } from './csv.ts';

/**
 * Returns the log as a CSV file in the caller's language with the agency's own labels, and logs the export itself.
 */
async function exportAuditLog(
  context: StaffContext,
  filters: HandlerInput<AuditLog['export']>['query'],
): Promise<ProducedFile> {
  await verb(context, (work) =>
    work.audit({ entity: 'audit_log', entityId: 'all', action: 'export', after: filters }),
  );
  const { statuses } = await findAgencyWords(context.db);
  return auditCsv(exportedLines(context, filters), { language: context.language, statuses }, new Date());
}

/** The audit log as administrators read it. */
export const auditLogModule = {
  routes: {
    auditLog: {
      list: ({ query, context }) => auditLines(context, query),
      export: ({ query, context }) => exportAuditLog(context, query),
    },
  },
} as const satisfies Module;
