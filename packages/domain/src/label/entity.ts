/** The actions on labels in the audit log. */
export const labelEntity = { audit: { label: ['create', 'edit', 'remove'] } } as const;
