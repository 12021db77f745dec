/** What of the list of export requests can be hidden, and what the audit log says is done to them. */
export const exportEntity = {
  tables: { exportRequests: ['user', 'format', 'rowCount', 'createdAt', 'completedAt'] },
  audit: { export: ['create', 'complete', 'fail', 'download', 'remove'] },
} as const;
