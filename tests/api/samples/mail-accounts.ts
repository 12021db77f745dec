import type { Sample } from '../sample.ts';

/** A server that refuses connections, so that a call is answered at once. */
const account = {
  host: '127.0.0.1',
  port: 1,
  security: 'none',
  userName: 'biuro@przyklad.example',
  password: 'Haslo-do-poczty-1',
  folder: 'INBOX',
  afterTaking: 'leave',
} as const;

export const sample = {
  bodies: {
    mailAccounts: () => ({
      create: { ...account, takenFrom: '2026-11-01', isActive: false },
      update: { version: 1, changes: {} },
      tryOut: account,
    }),
  },
  paths: { '/mail-accounts': 'mailAccount' },
  queries: { 'mailAccounts.remove': () => ({ version: '1' }) },
} as const satisfies Sample;
