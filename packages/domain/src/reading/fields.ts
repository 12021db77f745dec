import type { ExcludableField } from '../access/index.ts';

/** What can be read of a document. Free of schemas, so that every screen can load it. */

export const readingGroups = [
  'offer',
  'services',
  'vehicle',
  'customer',
  'company',
  'bank',
  'dealer',
] as const;
export type ReadingGroup = (typeof readingGroups)[number];

/**
 * The fields of each group, as the records name them where they have them. Amounts of offers are net; periods are in
 * months, mileages in kilometres; a service is `yes` (in the price) or `no`. E-mail and phone of a customer who is a
 * firm are those of the firm, and its contact person is the customer.
 */
export const readingFields = {
  offer: [
    'offerType',
    'vehicleValue',
    'initialPayment',
    'initialPaymentPercent',
    'numberOfInstallments',
    'contractMonths',
    'monthlyAmount',
    'buyoutPrice',
    'buyoutPercent',
    'intrestRateType',
    'rateIndex',
    'transactionCosts',
    'deposit',
    'carInsurance',
    'carInsuranceMonths',
    'gapInsurance',
    'gapInsuranceMonths',
    'yearlyMileage',
    'totalMileage',
    'bookingDate',
    'dealSigningDate',
    'dealEndDate',
  ],
  services: ['insurance', 'maintenance', 'replacementCar', 'assistance', 'damageControl', 'tyres'],
  vehicle: [
    'manufacturer',
    'model',
    'version',
    'engine',
    'shifter',
    'body',
    'bodyColor',
    'yearOfProduction',
    'orderNo',
    'vin',
    'grossCatalogPrice',
    'discount',
    'grossSellPrice',
  ],
  customer: ['firstName', 'lastName', 'personalIdNumber', 'street', 'postCode', 'city', 'email', 'phone'],
  company: ['name', 'taxIdNumber', 'regon', 'krs', 'street', 'postCode', 'city'],
  bank: ['name', 'taxIdNumber', 'representativeName', 'representativeEmail', 'representativePhone'],
  dealer: ['name', 'representativeName', 'representativeEmail', 'representativePhone'],
} as const satisfies Readonly<Record<ReadingGroup, readonly string[]>>;

export type ReadingField = {
  [Group in ReadingGroup]: `${Group}.${(typeof readingFields)[Group][number]}`;
}[ReadingGroup];

/** Why a value is not certain, or what speaks against it. */
export const readingDoubts = [
  'gross_only',
  'basis_unknown',
  'several_values',
  'scanned',
  'guessed',
  'from_percent',
  'sum_differs',
  'gross_differs',
  'percent_differs',
  'prices_differ',
  'checksum_wrong',
] as const;
export type ReadingDoubt = (typeof readingDoubts)[number];

/** Those that contradict the value; the others only leave it open. */
export const contradictions: readonly ReadingDoubt[] = [
  'sum_differs',
  'gross_differs',
  'percent_differs',
  'prices_differ',
  'checksum_wrong',
];

/** Why a file is not read. */
export const readingProblems = ['damaged', 'encrypted', 'too_many_pages', 'too_much'] as const;
export type ReadingProblem = (typeof readingProblems)[number];

/** The field of a record that a value can be hidden with; `null` for one that never is. Rule RD21. */
export function hiddenWith(field: ReadingField): ExcludableField | null {
  return hidden[field] ?? null;
}

const hidden: Partial<Record<ReadingField, ExcludableField>> = {
  'offer.transactionCosts': 'offer.transactionCosts',
  'bank.representativeEmail': 'representative.contact',
  'bank.representativePhone': 'representative.contact',
  'dealer.representativeEmail': 'representative.contact',
  'dealer.representativePhone': 'representative.contact',
  'vehicle.discount': 'vehicle.discount',
  'vehicle.grossSellPrice': 'vehicle.discount',
  'customer.personalIdNumber': 'customer.personalIdNumber',
  'customer.street': 'customer.address',
  'customer.postCode': 'customer.address',
  'customer.city': 'customer.address',
  'customer.email': 'customer.emails',
  'customer.phone': 'customer.phones',
  'company.taxIdNumber': 'customer.taxIdNumber',
  'company.street': 'customer.address',
  'company.postCode': 'customer.address',
  'company.city': 'customer.address',
};

/** From here on a value is shown as certain. */
const certainFrom = 0.8;

/** Whether a value is shown as certain: nothing speaks against it, and it is sure enough. Rule RD20. */
export function isCertain({
  confidence,
  doubts,
}: {
  readonly confidence: number;
  readonly doubts: readonly ReadingDoubt[];
}): boolean {
  return confidence >= certainFrom && doubts.length === 0;
}
