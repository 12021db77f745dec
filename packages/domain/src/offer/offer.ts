import { z } from 'zod';

import { excludable } from '../access/index.ts';
import { calendarDate, line, money, orEmpty, paragraph, percent, wholeNumber } from '../shared/index.ts';
import { vehicleInput } from '../vehicle/index.ts';
import { intrestRateTypes, offerTypes, orderTypes } from './kinds.ts';

/** The fields of an offer that may be changed one by one. Amounts are net. */
export const offerPatch = z.strictObject({
  offerType: z.enum(offerTypes, 'value_not_allowed').optional(),
  vehicleId: orEmpty(z.uuid('value_not_allowed')).optional(),
  vehicleInfo: vehicleInput.optional(),
  bankRepresentativeId: orEmpty(z.uuid('value_not_allowed')).optional(),
  dealerRepresentativeId: orEmpty(z.uuid('value_not_allowed')).optional(),
  orderType: orEmpty(z.enum(orderTypes, 'value_not_allowed')).optional(),
  intrestRateType: orEmpty(z.enum(intrestRateTypes, 'value_not_allowed')).optional(),
  isDeposit: z.boolean().optional(),
  registrationCity: orEmpty(line(100)).optional(),
  vehicleValue: orEmpty(money).optional(),
  initialPayment: orEmpty(money).optional(),
  numberOfInstallments: wholeNumber({ min: 1, max: 120 }, 'installments_range').nullish(),
  monthlyAmount: orEmpty(money).optional(),
  buyoutPrice: orEmpty(money).optional(),
  transactionCosts: excludable('offer.transactionCosts', orEmpty(money)),
  invoiceChargedPrice: excludable('offer.invoiceChargedPrice', orEmpty(money)),
  commisionPercent: excludable('offer.commisionPercent', orEmpty(percent)),
  commisionAmount: excludable('offer.commisionAmount', orEmpty(money)),
  bookingDate: orEmpty(calendarDate).optional(),
  dealSigningDate: orEmpty(calendarDate).optional(),
  dealEndDate: orEmpty(calendarDate).optional(),
  vehicleRegistrationDate: orEmpty(calendarDate).optional(),
  carInsuranceId: orEmpty(line(60)).optional(),
  gapInsuranceId: orEmpty(line(60)).optional(),
  note: orEmpty(paragraph(2000)).optional(),
});

export type OfferPatch = z.output<typeof offerPatch>;

/** A new offer: its type is required, the vehicle is one that exists or one described here, not both. Rule OF1. */
export const offerInput = offerPatch
  .required({ offerType: true })
  .extend({
    /** The catalogue variant from which the vehicle was filled in; a booked offer reserves a car of it (rule CC12). */
    carVariantId: z.uuid('value_not_allowed').optional(),
    /** What an enquiry was answered with, and the offer is made from (rule EN12). */
    enquiryProposalId: z.uuid('value_not_allowed').optional(),
  })
  .superRefine((offer, context) => {
    if (offer.vehicleId && offer.vehicleInfo) {
      context.addIssue({ code: 'custom', message: 'one_vehicle_only', path: ['vehicleId'] });
    }
  });

export type OfferInput = z.output<typeof offerInput>;
