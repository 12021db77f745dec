import { isOffered, offeredCar } from '@szansa/domain/catalogue';
import {
  proposalKindOf,
  type CalculationProposalInput,
  type ProposalKind,
  type VariantProposalInput,
} from '@szansa/domain/enquiry';
import { ofItsType } from '@szansa/domain/offer';
import { v7 as uuidv7 } from 'uuid';

import { variantById } from '#modules/car-offers';
import { findRepresentatives } from '#modules/representatives';
import { invalid, json, Refusal, verb, type StaffContext, type StaffWork } from '#platform';
import { editableEnquiry } from '../access.ts';
import { emitEnquiry } from '../events.ts';
import { addEvent } from '../history.ts';
import { proposalById, type Proposal } from '../proposal-answers.ts';
import { insertProposal } from '../proposal-queries.ts';
import { setLastActivity, type EnquiryState } from '../queries.ts';
import type { ProposedCar } from '../tables.ts';

type NewProposal = Parameters<typeof insertProposal>[1];

/** An enquiry that is answered with proposals of a kind, locked. @throws as `editableEnquiry`, 409 `wrong_state` */
async function lockAnswered(work: StaffWork, id: string, kind: ProposalKind): Promise<EnquiryState> {
  const state = await editableEnquiry(work, id);
  if (proposalKindOf(state.category) !== kind) throw new Refusal('wrong_state');
  return state;
}

async function add(
  work: StaffWork,
  { id: internalEnquiryId, individualNumber: number, workerId }: EnquiryState,
  what: Pick<NewProposal, 'kind' | 'car' | 'calculation'> & Partial<NewProposal>,
  car: string | null,
): Promise<Proposal> {
  const id = uuidv7();
  await insertProposal(work.db, {
    carVariantId: null,
    bankRepresentativeId: null,
    note: null,
    ...what,
    id,
    internalEnquiryId,
    createdBy: work.actor.userId,
  });
  await work.audit({
    entity: 'internal_enquiry',
    entityId: internalEnquiryId,
    action: 'propose',
    after: { proposalId: id, kind: what.kind, car },
  });
  await addEvent(work, internalEnquiryId, 'proposed', { name: car });
  await setLastActivity(work.db, internalEnquiryId, new Date());
  work.publish('enquiry.proposed', { enquiryId: internalEnquiryId, number, workerId, car });
  emitEnquiry(work, internalEnquiryId);
  return proposalById(work, id);
}

/**
 * Returns the variant with all its current data, including what the actor may not see: readers get only what they
 * may.
 */
async function proposedCar(work: StaffWork, carVariantId: string): Promise<ProposedCar> {
  const found = await variantById(work, carVariantId).catch((error: unknown) => {
    if (error instanceof Refusal) throw invalid({ path: 'carVariantId', code: 'value_not_allowed' });
    throw error;
  });
  const { offer, variant } = found;
  if (!isOffered(offer.status)) throw invalid({ path: 'carVariantId', code: 'value_not_allowed' });
  return {
    ...offeredCar(found, true),
    name: offer.name,
    catalogDiscountPrice: variant.catalogDiscountPrice,
    carAvailability: variant.carAvailability?.name ?? null,
    dealer: variant.dealer,
    prodTime: variant.prodTime,
    carCondition: variant.carCondition,
    mileage: variant.mileage,
    realAvailabilityDate: variant.realAvailabilityDate,
  };
}

/**
 * Answers a car search with a variant of the catalogue, as it is now.
 * @throws as `editableEnquiry`, 409 `wrong_state`, 422 for a variant the actor is not shown or that is not offered (rule CC21)
 */
export function proposeVariant(
  context: StaffContext,
  internalEnquiryId: string,
  { carVariantId, note = null }: VariantProposalInput,
): Promise<Proposal> {
  return verb(context, async (work) => {
    const enquiry = await lockAnswered(work, internalEnquiryId, 'variant');
    const car = await proposedCar(work, carVariantId);
    const what = { kind: 'variant' as const, carVariantId, car: json(car), calculation: null, note };
    return add(work, enquiry, what, car.name);
  });
}

/** @throws 422 for a contact that is not one of a bank, or that the actor may not read */
async function refuseOtherContact(work: StaffWork, id: string | null): Promise<void> {
  if (id === null) return;
  const [found] = work.actor.can('representative.get') ? await findRepresentatives(work.db, [id]) : [];
  if (!found?.bank) throw invalid({ path: 'bankRepresentativeId', code: 'value_not_allowed' });
}

/**
 * Answers a calculation with what was calculated.
 * @throws as `editableEnquiry`, 409 `wrong_state`, 422 for a contact that cannot be chosen
 */
export function proposeCalculation(
  context: StaffContext,
  internalEnquiryId: string,
  { bankRepresentativeId = null, note = null, ...input }: CalculationProposalInput,
): Promise<Proposal> {
  return verb(context, async (work) => {
    const enquiry = await lockAnswered(work, internalEnquiryId, 'calculation');
    await refuseOtherContact(work, bankRepresentativeId);
    const { offerType, intrestRateType = null } = input;
    const calculation = ofItsType({
      offerType,
      intrestRateType,
      vehicle: input.vehicle ?? null,
      vehicleValue: input.vehicleValue ?? null,
      initialPayment: input.initialPayment ?? null,
      numberOfInstallments: input.numberOfInstallments,
      monthlyAmount: input.monthlyAmount,
      buyoutPrice: input.buyoutPrice ?? null,
      distanceLimit: input.distanceLimit ?? null,
    });
    const what = { kind: 'calculation' as const, car: null, calculation: json(calculation) };
    return add(work, enquiry, { ...what, bankRepresentativeId, note }, null);
  });
}
