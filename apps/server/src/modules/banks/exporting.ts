import { endpoints } from '@szansa/api-client/endpoints';
import { formatEmail, formatNip, formatPhone } from '@szansa/domain/identity';

import { cellOf, exportTarget } from '#platform';
import { banksFound } from './list-answers.ts';

const inUse = { pl: ['Aktywny', 'Nieaktywny'], en: ['Active', 'Inactive'] } as const;

/** Banks as files. */
export const bankExport = exportTarget({
  endpoint: endpoints.banks.list,
  find: banksFound,
  columns: {
    name: ({ name }) => cellOf.text(name),
    shortName: ({ shortName }) => cellOf.text(shortName),
    taxIdNumber: ({ taxIdNumber }) => cellOf.text(taxIdNumber && formatNip(taxIdNumber)),
    phone: ({ phone }) => cellOf.text(phone && formatPhone(phone)),
    email: ({ email }) => cellOf.text(email && formatEmail(email)),
    offers: ({ offerCount }) => cellOf.whole(offerCount),
    isActive: ({ isActive }, language) => cellOf.text(inUse[language][isActive ? 0 : 1]),
    createdAt: ({ createdAt }) => cellOf.instant(createdAt),
  },
});
