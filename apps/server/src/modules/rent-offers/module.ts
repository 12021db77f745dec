import { pdfQueue } from '#modules/documents';
import { listAnswer, type Module } from '#platform';
import { readableRentOffer } from './access.ts';
import { rentOfferById, rentOfferReaders, rentOffersFound } from './answers.ts';
import { rentOffersDemo } from './demo.ts';
import { previewRentOfferPdf } from './pdf.ts';
import { changeRentOffer } from './verbs/change.ts';
import { createRentOffer, duplicateRentOffer } from './verbs/create.ts';
import { saveRentOfferPdf, sendRentOffer } from './verbs/pdf.ts';
import { removeRentOffer } from './verbs/remove.ts';

/** Rent offers, of opportunities or on their own, and their PDFs. */
export const rentOffersModule = {
  routes: {
    rentOfferPdfs: {
      list: ({ query, context }) => listAnswer(query, rentOffersFound(context, query)),
      get: ({ params, context }) => rentOfferById(context, params.id),
      create: ({ body, context }) => createRentOffer(context, body),
      duplicate: ({ params, context }) => duplicateRentOffer(context, params.id),
      update: ({ params, body, context }) => changeRentOffer(context, params.id, body),
      remove: ({ params, query, context }) => removeRentOffer(context, params.id, query),
      previewPdf: ({ params, query, context }) => previewRentOfferPdf(context, params.id, query.language),
      savePdf: {
        queue: pdfQueue,
        handle: ({ params, body, context }) => saveRentOfferPdf(context, params.id, body.language),
      },
      send: {
        queue: pdfQueue,
        handle: ({ params, body, context }) => sendRentOffer(context, params.id, body),
      },
    },
  },
  rooms: (actor) => (actor.can('rent_offer_pdf.get') ? [rentOfferReaders] : []),
  watchable: { rent_offer_pdf: (reading, id) => readableRentOffer(reading, id) },
  demo: rentOffersDemo,
} as const satisfies Module;
