import type { Data, Endpoints } from '@szansa/api-client/client';
import type { ReadingField } from '@szansa/domain/reading';

export type Reading = Data<Endpoints['readings']['get']>;
export type ReadValue = Reading['values'][number];

/** Whether the form of an offer takes a value. */
export function isFieldOfOffer({ field }: ReadValue): boolean {
  return field.startsWith('offer.') || field.startsWith('vehicle.');
}

/** Fields that a quote tells and the form of an offer has no field for: they go into its note. */
const noted: ReadonlySet<ReadingField> = new Set<ReadingField>([
  'offer.carInsurance',
  'offer.gapInsurance',
  'vehicle.vin',
]);

/** Values of a quote that somebody said yes to. */
export interface AcceptedValues {
  readonly values: ReadonlyMap<ReadingField, string>;
  /** What the form has no field for, a line each. */
  readonly note: string;
}

/** Accepted values, as the form of an offer takes them. */
export function acceptedValues(
  accepted: readonly ReadValue[],
  labelOf: (field: ReadingField) => string,
): AcceptedValues {
  return {
    values: new Map(accepted.map(({ field, value }) => [field, value])),
    note: accepted
      .filter(({ field }) => noted.has(field))
      .map(({ field, value }) => `${labelOf(field)}: ${value}`)
      .join('\n'),
  };
}

const waiting = new Map<string, AcceptedValues>();

/** Hands accepted values to the form of a new offer of an opportunity, which takes them once. */
export function handOver(opportunityId: string, accepted: AcceptedValues): void {
  waiting.set(opportunityId, accepted);
}

export function takeOver(opportunityId: string): AcceptedValues | undefined {
  const accepted = waiting.get(opportunityId);
  waiting.delete(opportunityId);
  return accepted;
}
