/** The actions on activities in the audit log. */
export const activityEntity = {
  audit: { activity: ['create', 'edit', 'complete', 'reopen', 'remove', 'restore'] },
} as const;
