import { personName } from '@szansa/domain/shared';
import { vehicleName } from '@szansa/domain/vehicle';

import { bankRecords } from './modules/banks/records.ts';
import { offerById as carOfferById } from './modules/car-offers/answers.ts';
import { customerById } from './modules/customers/answers.ts';
import { firmById } from './modules/customer-organisations/answers.ts';
import { dealerRecords } from './modules/dealers/records.ts';
import { enquiryById } from './modules/enquiries/answers.ts';
import { afterMerges } from './modules/merging/after-merges.ts';
import { offerById } from './modules/offers/answers.ts';
import { opportunityById } from './modules/opportunities/answers.ts';
import type { LinkedRegistry } from './modules/record-links/kinds.ts';
import { representativeRecords } from './modules/representatives/records.ts';

/** Records that links in conversations are shown as: each is read as its own screen reads it. */
export const linkedRecords = {
  opportunity: {
    right: 'opportunity.get',
    describe: async (reading, id) => {
      const { customer, number, status } = await opportunityById(reading, id);
      return { name: `${customer.name} #${number}`, status };
    },
  },
  offer: {
    right: 'offer.get',
    describe: async (reading, id) => {
      const { vehicle, customerFileId } = await offerById(reading, id);
      const { customer, number } = await opportunityById(reading, customerFileId);
      const said = [vehicle && vehicleName(vehicle), `${customer.name} #${number}`];
      return { name: said.filter(Boolean).join(' · ') };
    },
  },
  internal_enquiry: {
    right: 'internal_enquiry.get',
    describe: async (reading, id) => {
      const { title, individualNumber, status } = await enquiryById(reading, id);
      return { name: `${title} · ${individualNumber}`, status };
    },
  },
  customer: {
    right: 'customer.get',
    describe: (reading, id) => afterMerges(reading, 'customer', id, (one) => customerById(reading, one)),
  },
  customer_organisation: {
    right: 'customer_organisation.get',
    describe: (reading, id) =>
      afterMerges(reading, 'customer_organisation', id, (one) => firmById(reading, one)),
  },
  bank: {
    right: 'bank.get',
    describe: (context, id) => bankRecords.handlers.get({ params: { id }, context }),
  },
  dealer: {
    right: 'dealer.get',
    describe: (context, id) => dealerRecords.handlers.get({ params: { id }, context }),
  },
  representative: {
    right: 'representative.get',
    describe: async (context, id) => ({
      name: personName(await representativeRecords.handlers.get({ params: { id }, context })),
    }),
  },
  car_offer: { right: 'car_offer.get', describe: (reading, id) => carOfferById(reading, id) },
} as const satisfies LinkedRegistry;
