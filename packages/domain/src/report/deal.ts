import { formatEmail } from '../identity/index.ts';
import { commissionBase, type OfferType } from '../offer/index.ts';
import type { CalendarDate } from '../shared/index.ts';
import type { CreationMethod, EntryValues } from './entry.ts';
import type { IncomeType, ReportType } from './kinds.ts';
import { shiftMonth, monthOf } from './ranges.ts';

/** The data of a closed opportunity and its chosen offer that a report uses. Amounts are net. */
export interface ReportedDeal {
  readonly offerType: OfferType;
  readonly taxIdNumber: string | null;
  readonly customerName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly vehicle: string | null;
  readonly yearOfProduction: number | null;
  readonly bank: string | null;
  readonly bankRepresentative: string | null;
  readonly vehicleValue: string | null;
  readonly invoiceChargedPrice: string | null;
  readonly initialPayment: string | null;
  readonly commisionAmount: string | null;
  readonly transactionCosts: string | null;
  readonly dealSigningDate: CalendarDate | null;
  readonly vehicleRegistrationDate: CalendarDate | null;
  readonly leadSource: string | null;
  readonly creationMethod: CreationMethod;
}

const incomes: Readonly<Record<OfferType, IncomeType>> = {
  leasing: 'leasing',
  rent_long_term: 'rent',
  rent_short_term: 'rent',
};

/** The date a report of the type is made by. */
export function reportedDay(
  deal: Pick<ReportedDeal, 'dealSigningDate' | 'vehicleRegistrationDate'>,
  type: ReportType,
): CalendarDate | null {
  return type === 'deal_signing_date' ? deal.dealSigningDate : deal.vehicleRegistrationDate;
}

/**
 * Returns the entry of a deal before any change by hand: income arrives in the month of the report's date and is paid
 * out in the next one (rule RE6). Values that the deal lacks are empty.
 * @throws RangeError for a deal without that date, which is in no report
 */
export function entryOf(deal: ReportedDeal, type: ReportType): EntryValues {
  const day = reportedDay(deal, type);
  if (day === null) throw new RangeError('a deal without its date is in no report');
  const monthOfIncome = monthOf(day);
  return {
    taxId: deal.taxIdNumber,
    clientName: deal.customerName,
    phone: deal.phone,
    email: deal.email && formatEmail(deal.email),
    incomeType: incomes[deal.offerType],
    type: deal.offerType,
    description: deal.vehicle,
    yearOfProduction: deal.yearOfProduction,
    leasingCompany: deal.bank,
    monthOfIncome,
    nettoTransactionValue: commissionBase(deal),
    ownShare: deal.initialPayment,
    commisionAmount: deal.commisionAmount,
    clientCommission: null,
    transactionCosts: deal.transactionCosts,
    insurance: null,
    gapInsurance: null,
    registerVehicleDate: deal.vehicleRegistrationDate,
    conctractDate: deal.dealSigningDate,
    customerSource: deal.leadSource,
    notes: null,
    invoiceNumber: null,
    mgInsuranceCommission: null,
    payMonth: shiftMonth(monthOfIncome, 1),
    leasingMerchantName: deal.bankRepresentative,
    invoiceChargedPrice: deal.invoiceChargedPrice,
    customerFileCreationMethod: deal.creationMethod,
  };
}
