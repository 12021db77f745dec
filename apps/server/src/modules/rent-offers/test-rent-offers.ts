import type { Input } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';

/** Rent offers that tests start with. */

type Body = Input<Endpoints['rentOfferPdfs']['create']>['body'];

/** A rent offer with the minimum of fields. */
export const shortRent: Body = {
  clientTitle: 'Zofia Żółć',
  carBrandAndModel: 'Škoda Octavia',
  carState: 'new',
  offerType: 'rent_long_term',
  contractMonthsPeriod: 36,
  monthlyFeeNet: '1999.90',
};

/** A rent offer with all fields. */
export const wholeRent: Body = {
  ...shortRent,
  clientTitle: 'Łucja Gęślą i Spółka',
  carVersionAndEngine: 'Combi 1.5 TSI mHEV 150 KM DSG',
  carVariant: 'Czerwień Żółwia, pakiet Zima',
  carState: 'used',
  offerType: 'rent_short_term',
  contractMonthsPeriod: 24,
  monthlyFeeNet: '2345.67',
  initialPaymentNet: '12000.55',
  buyoutPriceNet: '54321.99',
  sellValue: '98765.43',
  totalKmLimit: 50_000,
  vehicleInsurance: true,
  maintenance: true,
  damageControl: true,
  additionalInformation: 'Odbiór w Łodzi.\nOpony zimowe w cenie.',
};
