import type { Module } from '#platform';
import { auditLines } from './answers.ts';
import { exportAuditLog } from './verbs/export.ts';

/** The audit log as administrators read it. */
export const auditLogModule = {
  routes: {
    auditLog: {
      list: ({ query, context }) => auditLines(context, query),
      export: ({ query, context }) => exportAuditLog(context, query),
    },
  },
} as const satisfies Module;
