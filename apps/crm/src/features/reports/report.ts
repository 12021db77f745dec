import type { Data, Endpoints } from '@szansa/api-client/client';
import { formatDate } from '@szansa/domain/language';

import { queries } from '#kit/api/api.ts';
import { recordDefinition } from '#kit/records/record-definition.ts';
import { currentLanguage, translations } from '#kit/texts/i18n.ts';

export type Report = Data<Endpoints['reports']['get']>;
export type Entry = Data<Endpoints['reports']['entries']>['items'][number];
export type Summary = Data<Endpoints['reports']['summary']>;

/** What a report is called: by its days. */
export function reportName({ dateFrom, dateTo }: Pick<Report, 'dateFrom' | 'dateTo'>): string {
  const language = currentLanguage();
  return translations.t('reports:record.name', {
    from: formatDate(dateFrom, language),
    to: formatDate(dateTo, language),
  });
}

/** How far a report is. */
export function stateOf({
  acceptedAt,
  archivedAt,
}: Pick<Report, 'acceptedAt' | 'archivedAt'>): 'open' | 'accepted' | 'archived' {
  if (archivedAt !== null) return 'archived';
  return acceptedAt === null ? 'open' : 'accepted';
}

export const reportRecord = recordDefinition({
  kind: 'report',
  texts: 'reports',
  path: '/report/$id',
  listPath: '/reports',
  get: queries.reports.get,
  nameOf: reportName,
});
