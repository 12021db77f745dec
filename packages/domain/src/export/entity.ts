/** Table columns of export requests that can be hidden, and their actions in the audit log. */
export const exportEntity = {
  tables: { exportRequests: ['user', 'format', 'rowCount', 'createdAt', 'completedAt'] },
  audit: { export: ['create', 'complete', 'fail', 'download', 'remove'] },
} as const;
