import type { Data, Endpoints } from '@szansa/api-client/client';
import { intrestRateTypes, offerTypes } from '@szansa/domain/offer';

export type Reading = Data<Endpoints['readings']['get']>;
export type ReadValue = Reading['values'][number];

/** Values of a quote that somebody said yes to, by the names the form of an offer has for them. */
export type Prefill = readonly (readonly [field: string, value: string | number])[];

const counts: ReadonlySet<string> = new Set(['numberOfInstallments', 'yearOfProduction']);
/** What a quote tells and the form of an offer has no field for. */
const noted: ReadonlySet<string> = new Set(['carInsurance', 'gapInsurance', 'vin']);
const choices: ReadonlySet<string> = new Set([...offerTypes, ...intrestRateTypes]);

/** Whether the form of an offer takes a value. */
export function isTakenByOffer({ field }: ReadValue): boolean {
  return field.startsWith('offer.') || field.startsWith('vehicle.');
}

/** The form's fields of accepted values; what it has no field for is written into its note, under its label. */
export function prefillOf(
  values: readonly ReadValue[],
  labelOf: (field: ReadValue['field']) => string,
): Prefill {
  const fields: [string, string | number][] = [];
  const note: string[] = [];
  for (const { field, value } of values) {
    const [group, name = ''] = field.split('.');
    if (noted.has(name)) note.push(`${labelOf(field)}: ${value}`);
    else if (group === 'vehicle')
      fields.push([`vehicleInfo.${name}`, counts.has(name) ? Number(value) : value]);
    else if (group === 'offer') fields.push([name, counts.has(name) ? Number(value) : value]);
  }
  if (fields.some(([field]) => field.startsWith('vehicleInfo.'))) fields.unshift(['vehicleSource', 'new']);
  if (note.length > 0) fields.push(['note', note.join('\n')]);
  return fields;
}

/** Whether a value is one of a list, which is told by its label. */
export const isChoice = (value: string) => choices.has(value);

const waiting = new Map<string, Prefill>();

/** Hands accepted values to the form of a new offer of an opportunity, which takes them once. */
export function handOver(opportunityId: string, prefill: Prefill): void {
  waiting.set(opportunityId, prefill);
}

export function takeOver(opportunityId: string): Prefill {
  const prefill = waiting.get(opportunityId) ?? [];
  waiting.delete(opportunityId);
  return prefill;
}
