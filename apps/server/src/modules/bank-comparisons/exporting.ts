import { endpoints } from '@szansa/api-client/endpoints';
import { comparisonWords } from '@szansa/domain/language';

import { cellOf, exportTarget } from '#platform';
import { comparisonsFound } from './answers.ts';

/** Saved bank comparisons as files. */
export const comparisonExport = exportTarget({
  endpoint: endpoints.bankComparisonPdfs.list,
  find: comparisonsFound,
  columns: {
    title: ({ title }) => cellOf.text(title),
    kind: ({ kind }, language) => cellOf.text(comparisonWords(language).kind[kind]),
    customer: ({ opportunity }) => cellOf.text(`${opportunity.customerName} (#${opportunity.number})`),
    banks: ({ banks }) => cellOf.texts(banks),
    author: ({ createdBy }) => cellOf.person(createdBy),
    createdAt: ({ createdAt }) => cellOf.instant(createdAt),
    updatedAt: ({ updatedAt }) => cellOf.instant(updatedAt),
  },
});
