import { excludable } from '@szansa/domain/access';
import { languages } from '@szansa/domain/account';
import { customerNoticeInput } from '@szansa/domain/opportunity';
import { carStates, rentOfferInput, rentOfferPatch, rentTypes } from '@szansa/domain/rent-offer';
import { money } from '@szansa/domain/shared';
import { z } from 'zod';

import { anyOf, endpoint, flag, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { noticeState } from './customer-notices.ts';
import { documentRecord } from './documents.ts';
import { amount, id, idParams, instant, nothing, person, version, versionQuery } from './records.ts';

const ofOpportunity = z.object({ id, number: z.int(), customerName: z.string() }).nullable();

/** A rent offer; amounts are net. */
const rentOffer = z
  .object({
    id,
    /** Null for one of no opportunity. */
    customerFileId: id.nullable(),
    opportunity: ofOpportunity,
    clientTitle: z.string(),
    carBrandAndModel: z.string(),
    carVersionAndEngine: z.string().nullable(),
    carVariant: z.string().nullable(),
    carState: z.enum(carStates),
    offerType: z.enum(rentTypes),
    contractMonthsPeriod: z.int(),
    monthlyFeeNet: money,
    initialPaymentNet: amount,
    buyoutPriceNet: amount,
    sellValue: excludable('rent_offer_pdf.sellValue', amount),
    /** Of the whole contract, in kilometres. */
    totalKmLimit: z.int().nullable(),
    displayMileage: z.boolean(),
    vehicleInsurance: z.boolean(),
    maintenance: z.boolean(),
    replacementCar: z.boolean(),
    assistance: z.boolean(),
    damageControl: z.boolean(),
    additionalInformation: z.string().nullable(),
    version: z.int(),
    createdBy: person.nullable(),
    createdAt: instant,
    updatedAt: instant,
    can: z.object({
      edit: z.boolean(),
      duplicate: z.boolean(),
      send: z.boolean(),
      /** May file its PDF with the documents of its opportunity. */
      save: z.boolean(),
    }),
  })
  .register(schemaNames, { id: 'RentOffer' });

const listItem = z
  .object({
    id,
    opportunity: ofOpportunity,
    clientTitle: z.string(),
    carBrandAndModel: z.string(),
    offerType: z.enum(rentTypes),
    contractMonthsPeriod: z.int(),
    monthlyFeeNet: money,
    initialPaymentNet: amount,
    sellValue: excludable('rent_offer_pdf.sellValue', amount),
    createdBy: person.nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .register(schemaNames, { id: 'RentOfferListItem' });

const language = z.enum(languages, 'value_not_allowed');

const notWritten = ['opportunity_not_yours', 'opportunity_archived'] as const;

/** Rental offers, independent or belonging to an opportunity. */
export const rentOfferPdfs = {
  list: endpoint({
    method: 'GET',
    path: '/rent-offers',
    access: 'rent_offer_pdf.get',
    summary: 'Rent offers the caller may read, the newest first.',
    query: listQuery({
      sort: {
        createdAt: null,
        updatedAt: null,
        monthlyFeeNet: null,
        sellValue: 'rent_offer_pdf.sellValue',
      },
      defaultSort: '-createdAt',
      filters: {
        customerFileId: anyOf(id),
        offerType: anyOf(z.enum(rentTypes, 'value_not_allowed')),
        /** Of own opportunities, and own ones of none. */
        is_self: flag(),
        /** Of archived opportunities instead of the others. */
        is_archived: flag(),
      },
    }),
    response: pageOf(listItem),
  }),
  get: endpoint({
    method: 'GET',
    path: '/rent-offers/{id}',
    access: 'rent_offer_pdf.get',
    summary: 'One rent offer.',
    params: idParams,
    response: rentOffer,
  }),
  create: endpoint({
    method: 'POST',
    path: '/rent-offers',
    access: 'rent_offer_pdf.create',
    summary: 'Saves a rent offer, of an opportunity or of none.',
    body: rentOfferInput,
    refusals: [...notWritten, 'not_found'],
    response: rentOffer,
    creates: true,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/rent-offers/{id}/duplicate',
    access: 'rent_offer_pdf.create',
    summary: 'Saves the same rent offer once more, of the same opportunity.',
    params: idParams,
    refusals: notWritten,
    response: rentOffer,
    creates: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/rent-offers/{id}',
    access: 'rent_offer_pdf.edit',
    summary: 'Changes fields of a rent offer.',
    params: idParams,
    body: z.strictObject({ version, changes: rentOfferPatch }),
    refusals: notWritten,
    response: rentOffer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/rent-offers/{id}',
    access: 'rent_offer_pdf.edit',
    summary: 'Removes a rent offer; PDFs that were saved or sent stay.',
    params: idParams,
    query: versionQuery,
    refusals: notWritten,
    response: nothing,
  }),
  previewPdf: endpoint({
    method: 'GET',
    path: '/rent-offers/{id}/pdf',
    access: 'rent_offer_pdf.get',
    summary: 'The rent offer as a PDF for the customer, on one page.',
    params: idParams,
    query: z.strictObject({ language: language.default('pl') }),
    response: 'file',
  }),
  savePdf: endpoint({
    method: 'POST',
    path: '/rent-offers/{id}/pdf',
    access: 'document.create',
    done: 'pdf_saved',
    summary: 'Saves the PDF to the documents of the opportunity; one of no opportunity has none.',
    params: idParams,
    body: z.strictObject({ language }),
    refusals: [...notWritten, 'consent_required', 'wrong_state', 'daily_quota', 'agency_quota'],
    response: documentRecord,
    creates: true,
  }),
  send: endpoint({
    method: 'POST',
    path: '/rent-offers/{id}/mails',
    access: 'opportunity.edit',
    done: 'sent',
    summary:
      'Mails the PDF: to the customer of its opportunity, whose timeline tells how the mail ended, else to any address.',
    params: idParams,
    body: customerNoticeInput.extend({ language }),
    refusals: [...notWritten, 'daily_quota', 'agency_quota'],
    response: noticeState,
    creates: true,
  }),
};
