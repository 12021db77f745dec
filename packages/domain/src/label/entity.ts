/** What the audit log says is done to labels. */
export const labelEntity = { audit: { label: ['create', 'edit', 'remove'] } } as const;
