import { EditRecord } from '#kit/forms/edit-record.tsx';

import { rentOfferForm } from '../rent-offer-form.tsx';
import type { RentOffer } from '../rent-offer.ts';

/** Changes a rent offer. */
export function EditRentOffer({ offer }: { offer: RentOffer }) {
  return <EditRecord form={rentOfferForm} record={offer} />;
}
