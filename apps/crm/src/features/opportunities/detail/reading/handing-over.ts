import type { Data, Endpoints } from '@szansa/api-client/client';
import type { House, ReadingField } from '@szansa/domain/reading';

import type { Representative } from '#parts/opportunity/records.ts';

export type Reading = Data<Endpoints['readings']['get']>;
export type ReadValue = Reading['values'][number];

/** Returns whether the form of an offer accepts a value. */
export function isFieldOfOffer({ field }: ReadValue): boolean {
  return !field.startsWith('customer.') && !field.startsWith('company.');
}

/** Extracted fields that the form of an offer does not have: they are added to its note. */
const noted = (field: ReadingField): boolean =>
  notedFields.has(field) || /^(?:services|bank|dealer)\./.test(field);

const notedFields: ReadonlySet<ReadingField> = new Set<ReadingField>([
  'offer.contractMonths',
  'offer.rateIndex',
  'offer.deposit',
  'offer.carInsurance',
  'offer.carInsuranceMonths',
  'offer.gapInsurance',
  'offer.gapInsuranceMonths',
  'offer.yearlyMileage',
  'offer.totalMileage',
  'vehicle.vin',
]);

/** People of the directory that the user accepted for an offer. */
export type AcceptedContacts = Readonly<Partial<Record<House, Representative>>>;

/** Values of a quote that the user accepted. */
export interface AcceptedValues {
  readonly values: ReadonlyMap<ReadingField, string>;
  readonly contacts: AcceptedContacts;
  /** What the form has no field for, a line each. */
  readonly note: string;
}

/** Returns accepted values in the form in which an offer's form needs them. */
export function acceptedValues(
  accepted: readonly ReadValue[],
  contacts: AcceptedContacts,
  lineOf: (value: ReadValue) => string,
): AcceptedValues {
  return {
    values: new Map(accepted.map(({ field, value }) => [field, value])),
    contacts,
    note: accepted
      .filter(({ field }) => noted(field))
      .map(lineOf)
      .join('\n'),
  };
}

const handedOver = new Map<string, AcceptedValues>();

/** Stores accepted values for the form of a new offer of an opportunity, which reads them once. */
export function handOver(opportunityId: string, accepted: AcceptedValues): void {
  handedOver.set(opportunityId, accepted);
}

export function claimAccepted(opportunityId: string): AcceptedValues | undefined {
  const accepted = handedOver.get(opportunityId);
  handedOver.delete(opportunityId);
  return accepted;
}
