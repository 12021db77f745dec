import { endpoints } from '@szansa/api-client/endpoints';

import { cellOf, exportTarget } from '#platform';
import { comparisonsFound } from './answers.ts';

/** Saved bank comparisons as files. */
export const comparisonExport = exportTarget({
  endpoint: endpoints.bankComparisonPdfs.list,
  find: comparisonsFound,
  columns: {
    title: ({ title }) => cellOf.text(title),
    customer: ({ opportunity }) => cellOf.text(`${opportunity.customerName} (#${opportunity.number})`),
    banks: ({ banks }) => cellOf.texts(banks),
    author: ({ createdBy }) => cellOf.person(createdBy),
    createdAt: ({ createdAt }) => cellOf.instant(createdAt),
    updatedAt: ({ updatedAt }) => cellOf.instant(updatedAt),
  },
});
