import { endpoints } from '@szansa/api-client/endpoints';
import { personName } from '@szansa/domain/shared';
import { formatDate } from '@szansa/domain/language';

import { cellOf, exportTarget } from '#platform';
import { reportsFound } from './answers.ts';
import { reportTexts } from './texts.ts';

const states = {
  pl: { open: 'W przygotowaniu', accepted: 'Zatwierdzony', archived: 'Zarchiwizowany' },
  en: { open: 'In preparation', accepted: 'Accepted', archived: 'Archived' },
} as const;

function stateOf({
  acceptedAt,
  archivedAt,
}: {
  readonly acceptedAt: string | null;
  readonly archivedAt: string | null;
}): keyof (typeof states)['pl'] {
  if (archivedAt !== null) return 'archived';
  return acceptedAt === null ? 'open' : 'accepted';
}

/** The list of reports as files; a report has files of its own. */
export const reportExport = exportTarget({
  endpoint: endpoints.reports.list,
  find: reportsFound,
  columns: {
    type: ({ type }, language) => cellOf.text(reportTexts[language].type[type]),
    range: ({ dateFrom, dateTo }, language) =>
      cellOf.text(`${formatDate(dateFrom, language)} – ${formatDate(dateTo, language)}`),
    workers: ({ workers }) => cellOf.texts(workers.map(personName)),
    entries: ({ entryCount }) => cellOf.whole(entryCount),
    state: (row, language) => cellOf.text(states[language][stateOf(row)]),
    author: ({ createdBy }) => cellOf.person(createdBy),
    createdAt: ({ createdAt }) => cellOf.instant(createdAt),
    acceptedAt: ({ acceptedAt }) => cellOf.instant(acceptedAt),
  },
});
