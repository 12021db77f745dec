import type { Sample } from '../sample.ts';

const note = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Od 1 grudnia.' }] }],
};

export const sample = {
  bodies: {
    companyNotices: () => ({
      create: { title: 'Nowy regulamin', note, roles: ['WORKER'], validUntil: '2099-12-31' },
      update: { version: 1, changes: { isImportant: true } },
      send: { version: 1 },
    }),
    companyNoticeEntries: () => ({}),
    myCompanyNotices: () => ({}),
  },
  queries: { 'companyNotices.remove': () => ({ version: '1' }) },
  paths: {
    '/work-control-notifications': 'companyNotice',
    '/work-control-notification-files': 'companyNoticeFile',
    '/my-company-notifications': 'ownNotice',
  },
} as const satisfies Sample;
