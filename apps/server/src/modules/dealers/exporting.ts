import { endpoints } from '@szansa/api-client/endpoints';
import { formatNip } from '@szansa/domain/identity';
import { labelsEn, labelsPl } from '@szansa/domain/language';

import { cellOf, exportTarget } from '#platform';
import { dealersFound } from './list-answers.ts';

const labels = { pl: labelsPl, en: labelsEn } as const;

/** Dealers as files. */
export const dealerExport = exportTarget({
  endpoint: endpoints.dealers.list,
  find: dealersFound,
  columns: {
    name: ({ name }) => cellOf.text(name),
    alias: ({ alias }) => cellOf.text(alias),
    taxIdNumber: ({ taxIdNumber }) => cellOf.text(taxIdNumber && formatNip(taxIdNumber)),
    dealerType: ({ dealerType }, language) =>
      cellOf.text(dealerType && labels[language].dealerType[dealerType]),
    mainOfficeAddress: ({ mainOfficeAddress }) => cellOf.text(mainOfficeAddress),
    representatives: ({ representativeCount }) => cellOf.whole(representativeCount),
    offers: ({ offerCount }) => cellOf.whole(offerCount),
    createdAt: ({ createdAt }) => cellOf.instant(createdAt),
  },
});
