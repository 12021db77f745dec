import { rentTypes } from '@szansa/domain/rent-offer';
import { vehicleName } from '@szansa/domain/vehicle';
import { useQuery } from '@tanstack/react-query';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { CreateRecord } from '#kit/forms/create-record.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import type { Offer } from '#parts/opportunity/records.ts';

import { newRentOfferFields, rentOfferForm } from './rent-offer-form.tsx';
import type { RentOffer } from './rent-offer.ts';

/** Returns the car of the opportunity's offer, and the terms where it is a rental. */
function valuesOf({ offerType, vehicle, ...offer }: Offer): Partial<RentOffer> {
  const type = rentTypes.find((one) => one === offerType);
  const { numberOfInstallments, monthlyAmount } = offer;
  return {
    ...(vehicle && {
      carBrandAndModel: vehicleName({ ...vehicle, version: null }),
      carVersionAndEngine: vehicle.version ?? vehicle.engine,
      carVariant: vehicle.bodyColor,
    }),
    ...(type && {
      offerType: type,
      initialPaymentNet: offer.initialPayment,
      buyoutPriceNet: offer.buyoutPrice,
      ...(numberOfInstallments === null ? {} : { contractMonthsPeriod: numberOfInstallments }),
      ...(monthlyAmount === null ? {} : { monthlyFeeNet: monthlyAmount }),
    }),
  };
}

/** Creates a rental offer; in the list of an opportunity's offers the form starts with the opportunity's data. */
export function NewRentOffer({ onClose }: { onClose: () => void }) {
  const { has } = useAccess();
  const customerFileId = useAddressPart('customerFileId').value ?? null;
  const params = { id: customerFileId ?? '' };
  const isRequested = customerFileId !== null;
  const opportunity = useQuery({ ...queries.opportunities.get.query({ params }), enabled: isRequested });
  const mayRead = isRequested && has('offer.get');
  const offers = useQuery({ ...queries.offers.listOfOpportunity.query({ params }), enabled: mayRead });
  // the form gets its initial values once, when all of them are loaded
  if (opportunity.isLoading || offers.isLoading) return null;
  const chosen = offers.data?.find(({ isChosen }) => isChosen);
  const given = opportunity.data && {
    customerFileId,
    clientTitle: opportunity.data.customer.name,
    ...(chosen ? valuesOf(chosen) : {}),
  };
  return (
    <CreateRecord
      form={rentOfferForm}
      fields={newRentOfferFields}
      onClose={onClose}
      {...(given ? { given } : {})}
    />
  );
}
