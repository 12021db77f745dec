import { recoveryCodeCount } from '@szansa/domain/account';

import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';

import { sampleId, sampleSession } from './people.ts';

type Profile = Data<Endpoints['profile']['get']>;
type OpenSession = Data<Endpoints['profile']['sessions']>[number];

/** The account of the user that `sampleSession` signs in: no second factor, none required. */
export function sampleProfile(secondFactor: Partial<Profile['secondFactor']> = {}): Profile {
  return {
    ...sampleSession().user,
    version: 3,
    secondFactor: { enrolledAt: null, recoveryCodesLeft: 0, isRequired: false, ...secondFactor },
  };
}

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

/** A computer in the office (this one), a phone, and a program without a user agent. */
export const sampleOpenSessions: OpenSession[] = [
  {
    id: sampleId(901),
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`,
    address: '198.51.100.24',
    createdAt: '2026-03-05T07:02:00.000Z',
    lastUsedAt: '2026-03-05T12:41:00.000Z',
    isCurrent: true,
  },
  {
    id: sampleId(902),
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    address: '2001:db8::7',
    createdAt: '2026-03-02T16:20:00.000Z',
    lastUsedAt: '2026-03-05T06:15:00.000Z',
    isCurrent: false,
  },
  {
    id: sampleId(903),
    userAgent: null,
    address: null,
    createdAt: '2026-03-01T09:00:00.000Z',
    lastUsedAt: '2026-03-01T09:00:00.000Z',
    isCurrent: false,
  },
];

export const sampleEnrolment: Data<Endpoints['auth']['startEnrolment']> = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Szansa:anna.nowak%40szansa.test?issuer=Szansa&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
};

export const sampleRecoveryCodes: string[] = [
  'abcde-23456',
  'fghjk-34567',
  'mnpqr-45678',
  'stuvw-56789',
  'xyz23-abcde',
  '4567a-bcdef',
  '89abc-defgh',
  'jkmnp-23489',
].slice(0, recoveryCodeCount);

/** A token that identifies a user in links and between two steps: 43 characters. */
export const sampleTicket = 'sample'.repeat(8).slice(0, 43);

/** Whom an activation link is for. */
export const sampleActivation: Data<Endpoints['activation']['open']> = {
  email: 'ola.kowalska@szansa.test',
  firstName: 'Ola',
  lastName: 'Kowalska',
  enrolment: sampleEnrolment,
  isSecondFactorRequired: false,
};

type Setup = Data<Endpoints['setup']['get']>;

/** A new agency of which nothing is set up yet, as its first administrator sees it. */
export const sampleSetup: Setup = {
  steps: [
    { step: 'agency', state: 'open' },
    { step: 'second_factor', state: 'open' },
    { step: 'mailbox', state: 'open' },
  ],
  next: 'agency',
  firstSteps: [
    { step: 'setup', isDone: false },
    { step: 'starter_lists', isDone: false },
    { step: 'people', isDone: false },
    { step: 'banks', isDone: false },
    { step: 'customers', isDone: false },
    { step: 'documents', isDone: false },
  ],
};
