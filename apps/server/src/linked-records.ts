import { formatDate } from '@szansa/domain/language';
import { vehicleName } from '@szansa/domain/vehicle';

import { recordLinks } from './generated/records.ts';
import { comparisonById } from './modules/bank-comparisons/answers.ts';
import { offerById as carOfferById } from './modules/car-offers/answers.ts';
import { templateById } from './modules/car-templates/answers.ts';
import { noticeById } from './modules/company-notices/answers.ts';
import { ownById as ownNoticeById } from './modules/company-notices/own-answers.ts';
import { customerById } from './modules/customers/answers.ts';
import { firmById } from './modules/customer-organisations/answers.ts';
import { enquiryById } from './modules/enquiries/answers.ts';
import { afterMerges } from './modules/merging/after-merges.ts';
import { offerById } from './modules/offers/answers.ts';
import { opportunityById } from './modules/opportunities/answers.ts';
import type { LinkedRegistry } from './modules/record-links/kinds.ts';
import { rentOfferById } from './modules/rent-offers/answers.ts';
import { reportById } from './modules/reports/answers.ts';
import { reportTexts } from './modules/reports/texts.ts';

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
      const parts = [vehicle && vehicleName(vehicle), `${customer.name} #${number}`];
      return { name: parts.filter(Boolean).join(' · ') };
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
  ...recordLinks,
  car_template: { right: 'car_template.get', describe: (reading, id) => templateById(reading, id) },
  car_offer: { right: 'car_offer.get', describe: (reading, id) => carOfferById(reading, id) },
  rent_offer_pdf: {
    right: 'rent_offer_pdf.get',
    describe: async (reading, id) => ({ name: (await rentOfferById(reading, id)).carBrandAndModel }),
  },
  bank_comparison_pdf: {
    right: 'bank_comparison_pdf.get',
    describe: async (reading, id) => ({ name: (await comparisonById(reading, id)).title }),
  },
  report: {
    right: 'report.get',
    describe: async (reading, id) => {
      const { dateFrom, dateTo } = await reportById(reading, id);
      const [from, to] = [dateFrom, dateTo].map((day) => formatDate(day, reading.language));
      return { name: `${reportTexts[reading.language].report} ${from} – ${to}` };
    },
  },
  company_notice: {
    right: 'company_notice.get',
    describe: async (reading, id) => ({ name: (await noticeById(reading, id)).title }),
  },
  my_company_notice: {
    right: null,
    describe: async (reading, id) => ({ name: (await ownNoticeById(reading, id)).title }),
  },
} as const satisfies LinkedRegistry;
