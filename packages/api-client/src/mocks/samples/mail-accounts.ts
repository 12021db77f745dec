import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleId } from './people.ts';

type MailAccount = Data<Endpoints['mailAccounts']['get']>;

/** An account that works. */
export const sampleMailAccount: MailAccount = {
  id: sampleId(901),
  host: 'imap.przyklad.example',
  port: 993,
  security: 'tls',
  userName: 'biuro@przyklad.example',
  folder: 'INBOX',
  afterTaking: 'move',
  movedTo: 'Pobrane',
  takenFrom: '2026-11-01',
  isActive: true,
  checkedAt: '2026-11-20T08:26:00.000Z',
  takenCount: 1284,
  leftOutCount: 0,
  failure: null,
  version: 3,
  can: { edit: true },
};

/** One that works, one whose password was changed, one that is switched off, and one that is new. */
export const sampleMailAccounts: readonly MailAccount[] = [
  sampleMailAccount,
  {
    ...sampleMailAccount,
    id: sampleId(902),
    userName: 'leasing@przyklad.example',
    takenCount: 37,
    leftOutCount: 2,
    failure: {
      problem: 'password_wrong',
      said: '[AUTHENTICATIONFAILED] Invalid credentials',
      since: '2026-11-19T14:05:00.000Z',
    },
  },
  {
    ...sampleMailAccount,
    id: sampleId(903),
    host: 'poczta.dawny.example',
    userName: 'oferty',
    isActive: false,
    checkedAt: '2026-10-02T08:00:00.000Z',
    takenCount: 3,
  },
  {
    ...sampleMailAccount,
    id: sampleId(904),
    userName: 'nowe@przyklad.example',
    checkedAt: null,
    takenCount: 0,
  },
];
