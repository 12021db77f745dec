import { pdfQueue } from '#modules/documents';
import { listAnswer, type Module } from '#platform';
import { readableComparison } from './access.ts';
import { comparisonById, comparisonReaders, comparisonsFound } from './answers.ts';
import { bankComparisonsDemo } from './demo.ts';
import { previewComparisonPdf } from './pdf.ts';
import { changeComparison } from './verbs/change.ts';
import { createComparison } from './verbs/create.ts';
import { saveComparisonPdf, sendComparison } from './verbs/pdf.ts';
import { removeComparison } from './verbs/remove.ts';

/** Comparisons of the quotes of two to four banks, and their PDFs. */
export const bankComparisonsModule = {
  routes: {
    bankComparisonPdfs: {
      list: ({ query, context }) => listAnswer(query, comparisonsFound(context, query)),
      get: ({ params, context }) => comparisonById(context, params.id),
      create: ({ params, body, context }) => createComparison(context, params.id, body),
      update: ({ params, body, context }) => changeComparison(context, params.id, body),
      remove: ({ params, query, context }) => removeComparison(context, params.id, query),
      previewPdf: ({ params, query, context }) => previewComparisonPdf(context, params.id, query.language),
      savePdf: {
        queue: pdfQueue,
        handle: ({ params, body, context }) => saveComparisonPdf(context, params.id, body.language),
      },
      send: {
        queue: pdfQueue,
        handle: ({ params, body, context }) => sendComparison(context, params.id, body),
      },
    },
  },
  demo: bankComparisonsDemo,
  rooms: (actor) => (actor.can('bank_comparison_pdf.get') ? [comparisonReaders] : []),
  watchable: { bank_comparison_pdf: (reading, id) => readableComparison(reading, id) },
} as const satisfies Module;
