import { endpoints } from '@szansa/api-client/endpoints';
import type { Language } from '@szansa/domain/account';
import { entryStateOf, type EntryState } from '@szansa/domain/company-notice';

import { labelsEn, labelsPl } from '@szansa/domain/language';

import { cellOf, exportTarget } from '#platform';
import { entriesFound } from './answers.ts';

const states: Readonly<Record<Language, Readonly<Record<EntryState, string>>>> = {
  pl: { unread: 'Nieprzeczytane', read: 'Przeczytane', confirmed: 'Potwierdzone' },
  en: { unread: 'Unread', read: 'Read', confirmed: 'Confirmed' },
};

const labels = { pl: labelsPl, en: labelsEn } as const;

/** Export of the read statistics of announcements. */
export const noticeEntryExport = exportTarget({
  endpoint: endpoints.companyNoticeEntries.list,
  find: entriesFound,
  columns: {
    person: ({ person }) => cellOf.person(person),
    notice: ({ notice }) => cellOf.text(notice.title),
    roles: ({ roles }, language) => cellOf.texts(roles.map((role) => labels[language].role[role])),
    state: {
      field: 'confirmedAt',
      cell: (row, language) => cellOf.text(states[language][entryStateOf(row)]),
    },
    readAt: ({ readAt }) => cellOf.instant(readAt),
    confirmedAt: ({ confirmedAt }) => cellOf.instant(confirmedAt),
  },
});
