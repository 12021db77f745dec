import { notFound, type StaffReading } from '#platform';
import { offerById } from './answers.ts';
import { offerOfVariant } from './queries.ts';

/** A variant with its offer, as far as the actor is shown them. @throws 404 */
export async function variantById(reading: StaffReading, id: string) {
  if (!reading.actor.can('car_offer.get')) throw notFound();
  const offerId = await offerOfVariant(reading.db, id);
  if (offerId === undefined) throw notFound();
  const offer = await offerById(reading, offerId);
  const variant = offer.variants.find((one) => one.id === id);
  if (!variant) throw notFound();
  return { offer, variant };
}
