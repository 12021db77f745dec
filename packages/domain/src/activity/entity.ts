/** What the audit log says is done to activities. */
export const activityEntity = {
  audit: { activity: ['create', 'edit', 'complete', 'reopen', 'remove', 'restore'] },
} as const;
