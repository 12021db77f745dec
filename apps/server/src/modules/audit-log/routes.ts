import type { Endpoints } from '@szansa/api-client/endpoints';

import type { ResourceHandlers } from '../platform.ts';
import { auditLines, exportAuditLog } from './service.ts';

export const auditLogRoutes: ResourceHandlers<Endpoints['auditLog']> = {
  list: ({ query, context }) => auditLines(context, query),
  export: ({ query, context }) => exportAuditLog(context, query),
};
