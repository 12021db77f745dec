import { offeredCar, vehicleOfVariant } from '@szansa/domain/catalogue';

import type { Endpoints } from '@szansa/api-client/endpoints';
import type { OfferInput, OfferType } from '@szansa/domain/offer';
import type { CalendarDate } from '@szansa/domain/shared';

import { type Produced, type StaffContext } from '#platform';
import { viewerOf } from '../access.ts';
import { variantById } from '../variant-answers.ts';

/** Adds an offer to an opportunity: how, only the module of offers knows, which knows opportunities. */
export type AddOffer = (
  context: StaffContext,
  customerFileId: string,
  input: OfferInput,
) => Promise<Produced<Endpoints['offers']['create']>>;

interface Offered {
  readonly customerFileId: string;
  readonly offerType: OfferType;
  /** The day until which a car of the variant is reserved. */
  readonly bookingDate?: CalendarDate | undefined;
}

/**
 * Adds an offer of a variant to an opportunity of the actor, with its vehicle and prices (rule CC16).
 * @throws 404 for a variant the actor is not shown, 409 `no_cars_left`, 422 for one that is not offered, and as `addOffer`
 */
export async function offerVariant(
  context: StaffContext,
  variantId: string,
  { customerFileId, ...booked }: Offered,
  addOffer: AddOffer,
) {
  const { offer, variant } = await variantById(context, variantId);
  const { seesDiscounts } = viewerOf(context.actor);
  const described = vehicleOfVariant(offeredCar({ offer, variant }, seesDiscounts));
  return addOffer(context, customerFileId, { ...booked, ...described, carVariantId: variantId });
}
