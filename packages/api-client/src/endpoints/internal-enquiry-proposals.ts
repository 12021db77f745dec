import { excludable } from '@szansa/domain/access';
import { carAvailabilities, carConditions, enginePowerUnits } from '@szansa/domain/catalogue';
import { calculationProposalInput, proposalKinds, variantProposalInput } from '@szansa/domain/enquiry';
import { intrestRateTypes, offerTypes } from '@szansa/domain/offer';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { recordName } from './record-endpoints.ts';
import { amount, day, id, idParams, instant, nothing, person } from './records.ts';
import { contact } from './representatives.ts';

/** A car as it was when it was proposed; prices are gross. */
const proposedCar = z
  .object({
    name: z.string(),
    brand: z.string(),
    model: z.string(),
    carVersion: z.string(),
    carBodyType: z.string().nullable(),
    carFuelType: z.string().nullable(),
    carTransmissionType: z.string().nullable(),
    engineSize: z.int().nullable(),
    enginePower: z.int().nullable(),
    enginePowerUnit: z.enum(enginePowerUnits),
    carColor: z.string().nullable(),
    /** What its availability is called, and which of the two it is. */
    carAvailability: z.string().nullable(),
    availability: z.enum(carAvailabilities).nullable(),
    catalogPrice: amount,
    catalogDiscountPrice: excludable('vehicle.discount', amount),
    dealer: recordName.nullable(),
    year: z.int().nullable(),
    prodTime: z.string().nullable(),
    carCondition: z.enum(carConditions).nullable(),
    mileage: z.int().nullable(),
    realAvailabilityDate: day,
  })
  .register(schemaNames, { id: 'ProposedCar' });

/** What was calculated; amounts are net. */
const calculation = z
  .object({
    offerType: z.enum(offerTypes),
    intrestRateType: z.enum(intrestRateTypes).nullable(),
    /** For those who may read representatives. */
    bankRepresentative: contact.nullable(),
    vehicle: z.string().nullable(),
    vehicleValue: amount,
    initialPayment: amount,
    numberOfInstallments: z.int(),
    monthlyAmount: z.string(),
    buyoutPrice: amount,
    sumOfPayments: amount,
    /** Kilometres a year. */
    distanceLimit: z.int().nullable(),
  })
  .register(schemaNames, { id: 'EnquiryCalculation' });

/** What an enquiry is answered with: a car of the catalogue, or a calculation. */
const enquiryProposal = z
  .object({
    id,
    kind: z.enum(proposalKinds),
    enquiry: z.object({ id, individualNumber: z.string() }),
    car: proposedCar.nullable(),
    /** The car's place in the catalogue, for users who may read it there now. */
    carVariant: z.object({ id, carOfferId: id }).nullable(),
    calculation: calculation.nullable(),
    note: z.string().nullable(),
    /** Offers made from it, as far as the caller may read them. */
    offers: z.array(z.object({ id, customerFileId: id, number: z.int(), vehicle: z.string().nullable() })),
    createdBy: person.nullable(),
    createdAt: instant,
    can: z.object({
      remove: z.boolean(),
      /** Makes an offer of it: of the linked opportunity, or of one to be chosen. */
      offer: z.boolean(),
    }),
  })
  .register(schemaNames, { id: 'EnquiryProposal' });

export const internalEnquiryProposals = {
  listOfEnquiry: endpoint({
    method: 'GET',
    path: '/internal-enquiries/{id}/proposals',
    access: 'internal_enquiry.get',
    summary: 'What an enquiry is answered with besides words, newest first.',
    params: idParams,
    response: z.array(enquiryProposal),
  }),
  get: endpoint({
    method: 'GET',
    path: '/internal-enquiry-proposals/{id}',
    access: 'internal_enquiry.get',
    summary: 'One of the cars or calculations an enquiry is answered with.',
    params: idParams,
    response: enquiryProposal,
  }),
  createVariant: endpoint({
    method: 'POST',
    path: '/internal-enquiries/{id}/proposals/variant',
    access: 'internal_enquiry.edit',
    summary: 'Answers a car search with a variant of the catalogue, as it is now.',
    params: idParams,
    body: variantProposalInput,
    refusals: ['enquiry_not_yours', 'enquiry_archived', 'wrong_state'],
    response: enquiryProposal,
    creates: true,
  }),
  createCalculation: endpoint({
    method: 'POST',
    path: '/internal-enquiries/{id}/proposals/calculation',
    access: 'internal_enquiry.edit',
    summary: 'Answers a calculation with what was calculated.',
    params: idParams,
    body: calculationProposalInput,
    refusals: ['enquiry_not_yours', 'enquiry_archived', 'wrong_state'],
    response: enquiryProposal,
    creates: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/internal-enquiry-proposals/{id}',
    access: 'internal_enquiry.edit',
    summary: 'Takes back what an open enquiry was answered with; only who wrote it may.',
    params: idParams,
    refusals: ['proposal_not_yours', 'wrong_state'],
    unversioned: 'final',
    response: nothing,
  }),
};
