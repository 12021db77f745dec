import { endpoints } from '@szansa/api-client/endpoints';
import { formatEmail, formatPhone } from '@szansa/domain/identity';

import { cellOf, exportTarget } from '#platform';
import { representativesFound } from './list-answers.ts';

/** Representatives of banks and dealers as files. */
export const representativeExport = exportTarget({
  endpoint: endpoints.representatives.list,
  find: representativesFound,
  columns: {
    lastName: (row) => cellOf.person(row),
    house: ({ bank, dealer }) => cellOf.text((bank ?? dealer)?.name),
    phones: ({ phones }) => cellOf.texts(phones?.map(formatPhone)),
    emails: ({ emails }) => cellOf.texts(emails?.map(formatEmail)),
    offers: ({ offerCount }) => cellOf.whole(offerCount),
    createdAt: ({ createdAt }) => cellOf.instant(createdAt),
  },
});
