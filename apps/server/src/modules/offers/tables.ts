import type { IntrestRateType, OfferType, OrderType } from '@szansa/domain/offer';

import type { CalendarDate, Computed, CreatedAt, Generated, Money } from '#platform';

interface OfferTable {
  id: string;
  customerFileId: string;
  offerType: OfferType;
  vehicleId: string | null;
  /** The variant of the catalogue it was made from. */
  carVariantId: string | null;
  /** The enquiry from whose proposal it was made, and that proposal as long as it exists. */
  internalEnquiryId: string | null;
  enquiryProposalId: string | null;
  bankRepresentativeId: string | null;
  dealerRepresentativeId: string | null;
  orderType: OrderType | null;
  intrestRateType: IntrestRateType | null;
  isDeposit: Generated<boolean>;
  registrationCity: string | null;
  /** Percent. */
  commisionPercent: string | null;
  commisionAmount: Money | null;
  bookingDate: CalendarDate | null;
  initialPayment: Money | null;
  numberOfInstallments: number | null;
  buyoutPrice: Money | null;
  monthlyAmount: Money | null;
  vehicleValue: Money | null;
  transactionCosts: Money | null;
  sumOfPayments: Money | null;
  invoiceChargedPrice: Money | null;
  vehicleRegistrationDate: CalendarDate | null;
  dealSigningDate: CalendarDate | null;
  dealEndDate: CalendarDate | null;
  carInsuranceId: string | null;
  gapInsuranceId: string | null;
  note: string | null;
  /** What a search reads: customer, number and vehicle; with their names alone, and with all that customers are found by. */
  searchName: Computed<string>;
  searchText: Computed<string>;
  version: Generated<number>;
  createdBy: string | null;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

/** The tables of offers. */
export interface OffersTables {
  offer: OfferTable;
}
