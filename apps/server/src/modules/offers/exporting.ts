import { endpoints } from '@szansa/api-client/endpoints';
import { labelsEn, labelsPl } from '@szansa/domain/language';

import { exportWords } from '#modules/agency';
import { cellOf, exportTargetWith } from '#platform';
import { offersFound } from './list-answers.ts';

const labels = { pl: labelsPl, en: labelsEn } as const;

/** Offers of all opportunities as files. */
export const offerExport = exportTargetWith({
  endpoint: endpoints.offers.list,
  find: offersFound,
  words: exportWords,
  columns: {
    customer: ({ customer }) => cellOf.text(customer.name),
    offerType: ({ offerType }, { language }) => cellOf.text(labels[language].offerType[offerType]),
    vehicle: ({ vehicle }) => cellOf.text(vehicle),
    bank: ({ bank }) => cellOf.text(bank?.name),
    monthlyAmount: ({ monthlyAmount }) => cellOf.amount(monthlyAmount),
    sumOfPayments: ({ sumOfPayments }) => cellOf.amount(sumOfPayments),
    status: ({ opportunity }, words) => cellOf.text(words.status[opportunity.status]),
    vehicleValue: ({ vehicleValue }) => cellOf.amount(vehicleValue),
    commisionAmount: ({ commisionAmount }) => cellOf.amount(commisionAmount),
    number: ({ opportunity }) => cellOf.whole(opportunity.number),
    dealer: ({ dealer }) => cellOf.text(dealer?.name),
    worker: ({ worker }) => cellOf.person(worker),
    numberOfInstallments: ({ numberOfInstallments }) => cellOf.whole(numberOfInstallments),
    bookingDate: ({ bookingDate }) => cellOf.day(bookingDate),
    createdAt: ({ createdAt }) => cellOf.instant(createdAt),
  },
});
