import type { Data, Endpoints } from '@szansa/api-client/client';
import { offerOfProposal } from '@szansa/domain/enquiry';
import { followPrices } from '@szansa/domain/vehicle';

import type { OfferValues, VehicleValues } from './offer-values.ts';

type Proposal = Data<Endpoints['internalEnquiryProposals']['get']>;
type Described = NonNullable<ReturnType<typeof offerOfProposal>['vehicleInfo']>;

/** A vehicle that the catalogue describes, as the form has it; prices that are hidden stay empty. */
export function describedVehicle(vehicleInfo: Described): VehicleValues {
  const { version, engine, shifter, body, bodyColor, grossCatalogPrice, grossSellPrice = null } = vehicleInfo;
  const prices = { grossCatalogPrice, discount: null, grossSellPrice };
  return {
    ...vehicleInfo,
    version: version ?? '',
    engine: engine ?? '',
    shifter: shifter ?? '',
    body: body ?? '',
    bodyColor: bodyColor ?? '',
    orderNo: '',
    ...prices,
    ...followPrices(prices, 'grossSellPrice'),
  };
}

/** Returns the values of an offer's form with those of an answer of an enquiry; the rest is unchanged. */
export function withProposal(before: OfferValues, proposal: Proposal): OfferValues {
  const { id, car, calculation, carVariant } = proposal;
  const { vehicleInfo, note, ...terms } = offerOfProposal(proposal);
  const isListed = car !== null && carVariant !== null;
  return {
    ...before,
    ...terms,
    ...(vehicleInfo
      ? {
          vehicleSource: isListed ? 'catalogue' : 'new',
          variant: isListed ? { id: carVariant.id, name: car.name } : null,
          vehicleInfo: describedVehicle(vehicleInfo),
        }
      : { vehicleSource: before.vehicle ? 'existing' : 'none' }),
    bankRepresentative: calculation?.bankRepresentative ?? before.bankRepresentative,
    note: [before.note, note].filter(Boolean).join('\n'),
    enquiryProposalId: id,
  };
}
