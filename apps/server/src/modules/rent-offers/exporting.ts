import { endpoints } from '@szansa/api-client/endpoints';
import { labelsEn, labelsPl } from '@szansa/domain/language';

import { cellOf, exportTarget } from '#platform';
import { rentOffersFound } from './answers.ts';

const labels = { pl: labelsPl, en: labelsEn } as const;

/** Rent offers as files. */
export const rentOfferExport = exportTarget({
  endpoint: endpoints.rentOfferPdfs.list,
  find: rentOffersFound,
  columns: {
    car: ({ carBrandAndModel }) => cellOf.text(carBrandAndModel),
    client: ({ clientTitle }) => cellOf.text(clientTitle),
    opportunity: ({ opportunity }) =>
      cellOf.text(opportunity && `${opportunity.customerName} (#${opportunity.number})`),
    offerType: ({ offerType }, language) => cellOf.text(labels[language].offerType[offerType]),
    contractMonthsPeriod: ({ contractMonthsPeriod }) => cellOf.whole(contractMonthsPeriod),
    monthlyFeeNet: ({ monthlyFeeNet }) => cellOf.amount(monthlyFeeNet),
    initialPaymentNet: ({ initialPaymentNet }) => cellOf.amount(initialPaymentNet),
    sellValue: ({ sellValue }) => cellOf.amount(sellValue),
    author: ({ createdBy }) => cellOf.person(createdBy),
    createdAt: ({ createdAt }) => cellOf.instant(createdAt),
    updatedAt: ({ updatedAt }) => cellOf.instant(updatedAt),
  },
});
