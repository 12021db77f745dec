import type { OfferType } from '../offer/kinds.ts';
import { isFieldOf } from '../offer/of-type.ts';
import { closingFields, opportunityClosingFields, type ClosingField } from './closing-fields.ts';

export type Fact = string | number | null | undefined;

/** The chosen offer as the rule looks at it: anything that is not empty counts, zero included. */
export type OfferFacts = {
  readonly [Field in Exclude<ClosingField, 'leadSource' | 'worker' | 'chosenOffer'>]: Fact;
} & { readonly offerType: OfferType };

/** Returns the fields that closing requires of an offer (rule CL4). */
export function closingFieldsOf(offerType: OfferType): readonly ClosingField[] {
  return closingFields.filter((field) => isFieldOf(offerType, field));
}

export interface OpportunityFacts {
  readonly leadSource: Fact;
  readonly worker: Fact;
}

export type ClosingReadiness =
  | { readonly ready: true }
  | { readonly ready: false; readonly missing: readonly ClosingField[] };

function isFilled(fact: Fact): boolean {
  return fact !== null && fact !== undefined && fact !== '';
}

/** Whether an opportunity may be closed, or all that is missing at once (rules CL1, CL2, CL4). */
export function closingReadiness(
  opportunity: OpportunityFacts,
  chosenOffer: OfferFacts | null,
): ClosingReadiness {
  const facts: Partial<Record<ClosingField, Fact>> = {
    ...chosenOffer,
    ...opportunity,
    chosenOffer: chosenOffer ? 'chosen' : null,
  };
  const required = chosenOffer ? closingFieldsOf(chosenOffer.offerType) : opportunityClosingFields;
  const missing = required.filter((field) => !isFilled(facts[field]));
  return missing.length === 0 ? { ready: true } : { ready: false, missing };
}
