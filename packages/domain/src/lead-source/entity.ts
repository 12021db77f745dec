/** The actions on lead sources in the audit log. */
export const leadSourceEntity = { audit: { lead_source: ['create', 'edit', 'remove'] } } as const;
