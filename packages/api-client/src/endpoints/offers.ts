import { excludable } from '@szansa/domain/access';
import { languages } from '@szansa/domain/account';
import { intrestRateTypes, offerInput, offerPatch, offerTypes, orderTypes } from '@szansa/domain/offer';
import { customerNoticeInput, opportunityStatuses } from '@szansa/domain/opportunity';
import { searchText } from '@szansa/domain/shared';
import { z } from 'zod';

import {
  amountFilter,
  anyOf,
  anyOrNoneOf,
  dayFilter,
  excludableAmountFilter,
  endpoint,
  flag,
  listQuery,
  pageOf,
  schemaNames,
} from '../contract/index.ts';
import { noticeState } from './customer-notices.ts';
import { documentRecord } from './documents.ts';
import { recordName } from './record-endpoints.ts';
import {
  amount,
  day,
  id,
  idParams,
  instant,
  nothing,
  percentage,
  person,
  status,
  version,
  versionQuery,
} from './records.ts';
import { contact, markedBank } from './representatives.ts';
import { offeredVehicle } from './vehicles.ts';

/** An offer; amounts are net. `sumOfPayments` and `closingDate` are computed. */
export const offer = z
  .object({
    id,
    customerFileId: id,
    isChosen: z.boolean(),
    offerType: z.enum(offerTypes),
    vehicle: offeredVehicle.nullable(),
    /** The variant of the catalogue it was made from, for those who may read that. */
    carVariant: z.object({ id, carOfferId: id, name: z.string() }).nullable(),
    /** The enquiry whose answer it was made from, for those who may read that. */
    internalEnquiry: z.object({ id, individualNumber: z.string() }).nullable(),
    bankRepresentative: contact.nullable(),
    dealerRepresentative: contact.nullable(),
    orderType: z.enum(orderTypes).nullable(),
    intrestRateType: z.enum(intrestRateTypes).nullable(),
    isDeposit: z.boolean(),
    registrationCity: z.string().nullable(),
    vehicleValue: amount,
    initialPayment: amount,
    numberOfInstallments: z.int().nullable(),
    monthlyAmount: amount,
    buyoutPrice: amount,
    transactionCosts: excludable('offer.transactionCosts', amount),
    sumOfPayments: amount,
    invoiceChargedPrice: excludable('offer.invoiceChargedPrice', amount),
    commisionPercent: excludable('offer.commisionPercent', percentage),
    commisionAmount: excludable('offer.commisionAmount', amount),
    bookingDate: day,
    dealSigningDate: day,
    dealEndDate: day,
    vehicleRegistrationDate: day,
    closingDate: day,
    carInsuranceId: z.string().nullable(),
    gapInsuranceId: z.string().nullable(),
    note: z.string().nullable(),
    version: z.int(),
    createdBy: person.nullable(),
    createdAt: instant,
    updatedAt: instant,
    can: z.object({ edit: z.boolean(), choose: z.boolean(), remove: z.boolean() }),
  })
  .register(schemaNames, { id: 'Offer' });

/** An offer as a list shows it, with its opportunity; amounts are net. */
const offerListItem = z
  .object({
    id,
    offerType: z.enum(offerTypes),
    isChosen: z.boolean(),
    opportunity: z.object({ id, number: z.int(), status }),
    customer: recordName,
    worker: person.nullable(),
    vehicle: z.string().nullable(),
    bank: markedBank.nullable(),
    dealer: recordName.nullable(),
    vehicleValue: amount,
    numberOfInstallments: z.int().nullable(),
    monthlyAmount: amount,
    sumOfPayments: amount,
    commisionAmount: excludable('offer.commisionAmount', amount),
    bookingDate: day,
    createdAt: instant,
  })
  .register(schemaNames, { id: 'OfferListItem' });

/** What the offers of a type add up to; amounts are net, and null where none of them has one. */
const offerSum = z
  .object({
    offerType: z.enum(offerTypes),
    count: z.int(),
    vehicleValue: amount,
    sumOfPayments: amount,
    commisionAmount: excludable('offer.commisionAmount', amount),
  })
  .register(schemaNames, { id: 'OfferSum' });

const filters = {
  /** Which types are shown; all of them by default. */
  show_longterm_offers: flag(),
  show_shortterm_offers: flag(),
  show_leasing_offers: flag(),
  /** Offers with a contact of such a bank. */
  bankId: anyOf(id),
  /** Offers with a contact of such a dealer. */
  dealerId: anyOf(id),
  /** Of opportunities such people own. */
  workerId: anyOf(id),
  /** Of own opportunities only. */
  is_self: flag(),
  /** Of opportunities at such a status. */
  ...anyOrNoneOf('status', z.enum(opportunityStatuses, 'value_not_allowed')),
  isChosen: flag(),
  /** Net amounts, both ends included. */
  vehicleValueFrom: amountFilter(),
  vehicleValueTo: amountFilter(),
  commisionAmountFrom: excludableAmountFilter('offer.commisionAmount'),
  commisionAmountTo: excludableAmountFilter('offer.commisionAmount'),
  /** Of archived opportunities instead of the others. */
  is_archived: flag(),
  /** The days on which they were made, in Warsaw. */
  from: dayFilter(),
  to: dayFilter(),
};

const language = z.enum(languages, 'value_not_allowed');

export const offers = {
  list: endpoint({
    method: 'GET',
    path: '/offers',
    access: 'offer.get',
    summary: 'Offers of all opportunities the caller may read, the newest first.',
    query: listQuery({ sort: { createdAt: null, vehicleValue: null }, defaultSort: '-createdAt', filters }),
    response: pageOf(offerListItem),
  }),
  sums: endpoint({
    method: 'GET',
    path: '/offers/sums',
    access: 'offer.get',
    summary: 'What the offers of a list add up to, by their types.',
    query: z.strictObject({ search: searchText.optional(), ...filters }),
    response: z.array(offerSum),
  }),
  listOfOpportunity: endpoint({
    method: 'GET',
    path: '/opportunities/{id}/offers',
    access: 'offer.get',
    summary: 'Offers of an opportunity, the chosen one first.',
    params: idParams,
    response: z.array(offer),
  }),
  create: endpoint({
    method: 'POST',
    path: '/opportunities/{id}/offers',
    access: 'offer.create',
    summary: 'Adds an offer; only the owner of the opportunity may.',
    params: idParams,
    body: offerInput,
    refusals: [
      'opportunity_not_yours',
      'opportunity_archived',
      'consent_required',
      'offers_only_by_owner',
      'no_cars_left',
    ],
    response: offer,
    creates: true,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/offers/{id}/duplicate',
    access: 'offer.create',
    done: 'created',
    summary:
      'Adds the same offer once more, without dates of the contract, booking and policies; only the owner may.',
    params: idParams,
    refusals: ['opportunity_not_yours', 'opportunity_archived', 'consent_required', 'offers_only_by_owner'],
    response: offer,
    creates: true,
  }),
  copy: endpoint({
    method: 'POST',
    path: '/offers/{id}/copies',
    access: 'offer.create',
    done: 'created',
    summary:
      'Adds the same offer to an opportunity of the caller, without what its contract says and what is hidden from them.',
    params: idParams,
    body: z.strictObject({ customerFileId: id }),
    refusals: ['opportunity_not_yours', 'opportunity_archived', 'consent_required', 'offers_only_by_owner'],
    response: offer,
    creates: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/offers/{id}',
    access: 'offer.get',
    summary: 'One offer.',
    params: idParams,
    response: offer,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/offers/{id}',
    access: 'offer.edit',
    summary: 'Changes fields of an offer.',
    params: idParams,
    body: z.strictObject({ version, changes: offerPatch }),
    refusals: [
      'opportunity_not_yours',
      'opportunity_archived',
      'consent_required',
      'closing_incomplete',
      'no_cars_left',
    ],
    response: offer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/offers/{id}',
    access: 'offer.edit',
    summary: 'Removes an offer that is not the chosen one of a closed opportunity.',
    params: idParams,
    query: versionQuery,
    refusals: [
      'opportunity_not_yours',
      'opportunity_archived',
      'consent_required',
      'wrong_state',
      'no_cars_left',
    ],
    response: nothing,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/offers/{id}/restore',
    access: 'offer.edit',
    done: 'restored',
    summary: 'Brings an offer back that the caller has removed, for 15 minutes.',
    params: idParams,
    refusals: [
      'opportunity_not_yours',
      'opportunity_archived',
      'consent_required',
      'offer_parts_gone',
      'no_cars_left',
    ],
    unversioned: 'state',
    response: offer,
  }),
  choose: endpoint({
    method: 'POST',
    path: '/offers/{id}/choose',
    access: 'offer.edit',
    done: 'offer_chosen',
    summary: 'Makes an offer the chosen one of its opportunity.',
    params: idParams,
    body: z.strictObject({ /** Of the opportunity. */ version }),
    refusals: [
      'opportunity_not_yours',
      'opportunity_archived',
      'consent_required',
      'closing_incomplete',
      'wrong_state',
      'no_cars_left',
    ],
    /** `opportunityVersion` is that of the opportunity after the choice. */
    response: offer.extend({ opportunityVersion: z.int() }),
  }),
  previewPdf: endpoint({
    method: 'GET',
    path: '/offers/{id}/pdf',
    access: 'offer.get',
    summary: 'The offer as a PDF for the customer, made from what is stored now.',
    params: idParams,
    query: z.strictObject({ language: language.default('pl') }),
    response: 'file',
  }),
  savePdf: endpoint({
    method: 'POST',
    path: '/offers/{id}/pdf',
    access: 'document.create',
    done: 'pdf_saved',
    summary: 'Saves the PDF to the documents of the opportunity.',
    params: idParams,
    body: z.strictObject({ language }),
    refusals: [
      'opportunity_not_yours',
      'opportunity_archived',
      'consent_required',
      'daily_quota',
      'agency_quota',
    ],
    response: documentRecord,
    creates: true,
  }),
  send: endpoint({
    method: 'POST',
    path: '/offers/{id}/mails',
    access: 'opportunity.edit',
    done: 'sent',
    summary:
      'Mails the PDF to the customer and keeps it with the documents; its delivery or failure stands in the timeline.',
    params: idParams,
    body: customerNoticeInput.extend({ language }),
    refusals: ['opportunity_not_yours', 'opportunity_archived', 'daily_quota', 'agency_quota'],
    response: noticeState,
    creates: true,
  }),
};
