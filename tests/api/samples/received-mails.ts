import type { Sample } from '../sample.ts';

/** The address a mail of the tests came from; it looks like nothing else. */
export const sender = 'nadawca.maila@przyklad.example';

export const sample = {
  bodies: {
    receivedMails: () => ({
      accept: {
        customer: {
          lastName: 'Lis',
          emails: ['lis@przyklad.example'],
          customerOrganizations: [{ name: 'Lis s.c.' }],
        },
      },
    }),
  },
  paths: { '/received-mails': 'receivedMail' },
} as const satisfies Sample;
