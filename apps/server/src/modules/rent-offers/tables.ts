import type { CarState, RentType } from '@szansa/domain/rent-offer';

import type { CreatedAt, Generated } from '#platform';

interface RentOfferTable {
  id: string;
  /** Null for one of no opportunity. */
  customerFileId: string | null;
  clientTitle: string;
  carBrandAndModel: string;
  carVersionAndEngine: string | null;
  carVariant: string | null;
  carState: CarState;
  offerType: RentType;
  contractMonthsPeriod: number;
  monthlyFeeNet: string;
  initialPaymentNet: string | null;
  buyoutPriceNet: string | null;
  sellValue: string | null;
  /** Of the whole contract, in kilometres. */
  totalKmLimit: number | null;
  displayMileage: boolean;
  vehicleInsurance: boolean;
  maintenance: boolean;
  replacementCar: boolean;
  assistance: boolean;
  damageControl: boolean;
  additionalInformation: string | null;
  version: Generated<number>;
  createdBy: string | null;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

/** PDFs that mails of rent offers of no opportunity have brought along. */
interface RentOfferMailedFileTable {
  fileId: string;
  rentOfferId: string;
}

/** The tables of rent offers. */
export interface RentOffersTables {
  rentOffer: RentOfferTable;
  rentOfferMailedFile: RentOfferMailedFileTable;
}
