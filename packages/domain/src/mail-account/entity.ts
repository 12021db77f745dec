/** What the audit log says is done to accounts that mails are taken from. */
export const mailAccountEntity = { audit: { mail_account: ['create', 'edit', 'remove'] } } as const;
