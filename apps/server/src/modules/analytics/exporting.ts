import { endpoints } from '@szansa/api-client/endpoints';
import type { Language } from '@szansa/domain/account';
import { formatNip } from '@szansa/domain/identity';
import { formatMoney, labelsEn, labelsPl } from '@szansa/domain/language';

import { exportWords } from '#modules/agency';
import { cellOf, exportTargetWith } from '#platform';
import { analyticsFound } from './answers.ts';

const labels = { pl: labelsPl, en: labelsEn } as const;
const answers = { pl: ['Nie', 'Tak'], en: ['No', 'Yes'] } as const;

const yesOrNo = (is: boolean, language: Language) => cellOf.text(answers[language][is ? 1 : 0]);

/** Analytics as files; the personal id is masked in them as well. */
export const analyticsExport = exportTargetWith({
  endpoint: endpoints.analytics.list,
  find: analyticsFound,
  words: exportWords,
  columns: {
    customer: ({ customer }) => cellOf.text(customer.name),
    number: ({ number }) => cellOf.whole(number),
    worker: ({ worker }) => cellOf.person(worker),
    status: ({ status }, words) => cellOf.text(words.status[status]),
    vehicle: ({ vehicle }) => cellOf.text(vehicle),
    vehicleValue: ({ vehicleValue }) => cellOf.amount(vehicleValue),
    offerType: ({ offerType }, { language }) =>
      cellOf.text(offerType === null ? null : labels[language].offerType[offerType]),
    offer: ({ offer }, { language }) =>
      cellOf.text(
        offer?.numberOfInstallments && offer.monthlyAmount
          ? `${offer.numberOfInstallments} × ${formatMoney(offer.monthlyAmount, language)}`
          : null,
      ),
    bankRepresentative: {
      field: 'bankRepresentative',
      cell: ({ bank, bankRepresentative }) => cellOf.texts([bank?.name, bankRepresentative].filter(isGiven)),
    },
    dealer: ({ dealer }) => cellOf.text(dealer?.name),
    createdAt: ({ createdAt }) => cellOf.instant(createdAt),
    closedAt: ({ closedAt }) => cellOf.instant(closedAt),
    personalIdNumber: ({ personalIdNumber }) => cellOf.text(personalIdNumber),
    taxIdNumber: ({ taxIdNumber }) => cellOf.text(taxIdNumber && formatNip(taxIdNumber)),
    companies: ({ companies }) => cellOf.texts(companies),
    bodyColor: ({ bodyColor }) => cellOf.text(bodyColor),
    specification: ({ specification }) => cellOf.text(specification),
    hasPolicy: ({ hasPolicy }, { language }) => yesOrNo(hasPolicy, language),
    isRegistered: ({ isRegistered }, { language }) => yesOrNo(isRegistered, language),
    isPickedUp: ({ isPickedUp }, { language }) => yesOrNo(isPickedUp, language),
    applicationDate: ({ applicationDate }) => cellOf.day(applicationDate),
    agreementDate: ({ agreementDate }) => cellOf.day(agreementDate),
    signedDeal: ({ signedDeal }) => cellOf.day(signedDeal),
    vehicleRegistrationDate: ({ vehicleRegistrationDate }) => cellOf.day(vehicleRegistrationDate),
    pickupDate: ({ pickupDate }) => cellOf.day(pickupDate),
    dealerRepresentative: ({ dealerRepresentative }) => cellOf.text(dealerRepresentative),
    carInsuranceId: ({ carInsuranceId }) => cellOf.text(carInsuranceId),
    commisionAmount: ({ commisionAmount }) => cellOf.amount(commisionAmount),
    note: ({ note }) => cellOf.text(note),
  },
});

function isGiven(text: string | null | undefined): text is string {
  return Boolean(text);
}
