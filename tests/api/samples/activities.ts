import type { Sample } from '../sample.ts';

const call = { type: 'call', title: 'Telefon do klienta', startAt: '2026-11-23T08:00:00Z' } as const;

export const sample = {
  bodies: {
    activities: () => ({
      create: call,
      update: { version: 1, changes: { note: 'Zmiana' } },
      complete: { version: 1 },
      reopen: { version: 1 },
    }),
  },
  paths: { '/activities': 'activity', '/notifications': 'notification' },
  queries: {
    'activities.calendar': () => ({ from: '2026-11-01', to: '2026-11-30' }),
    'activities.remove': () => ({ version: '1' }),
  },
} as const satisfies Sample;
