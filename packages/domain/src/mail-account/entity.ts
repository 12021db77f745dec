/** The actions on mail accounts in the audit log. */
export const mailAccountEntity = { audit: { mail_account: ['create', 'edit', 'remove'] } } as const;
