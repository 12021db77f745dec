/** What the audit log says is done to lead sources. */
export const leadSourceEntity = { audit: { lead_source: ['create', 'edit', 'remove'] } } as const;
