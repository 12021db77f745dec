/** Everything that has to be known before an opportunity is closed (specification, section 5), in the form's order. */
export const closingFields = [
  'leadSource',
  'worker',
  'chosenOffer',
  'vehicle',
  'vehicleValue',
  'initialPayment',
  'numberOfInstallments',
  'monthlyAmount',
  'buyoutPrice',
  'sumOfPayments',
  'transactionCosts',
  'invoiceChargedPrice',
  'commisionAmount',
  'orderType',
  'bankRepresentative',
  'dealerRepresentative',
  'dealSigningDate',
  'dealEndDate',
  'vehicleRegistrationDate',
  'carInsuranceId',
  'gapInsuranceId',
] as const;

export type ClosingField = (typeof closingFields)[number];

/** Fields that belong to the opportunity itself; all others are the chosen offer's. */
export const opportunityClosingFields: readonly ClosingField[] = ['leadSource', 'worker', 'chosenOffer'];

export type Fact = string | number | null | undefined;

/** The chosen offer as the rule looks at it: anything that is not empty counts, zero included. */
export type OfferFacts = {
  readonly [Field in Exclude<ClosingField, 'leadSource' | 'worker' | 'chosenOffer'>]: Fact;
};

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

/** Whether an opportunity may be closed, or all that is missing at once (rules CL1, CL2). */
export function closingReadiness(
  opportunity: OpportunityFacts,
  chosenOffer: OfferFacts | null,
): ClosingReadiness {
  const facts: Partial<Record<ClosingField, Fact>> = {
    ...chosenOffer,
    ...opportunity,
    chosenOffer: chosenOffer ? 'chosen' : null,
  };
  const asked = chosenOffer ? closingFields : opportunityClosingFields;
  const missing = asked.filter((field) => !isFilled(facts[field]));
  return missing.length === 0 ? { ready: true } : { ready: false, missing };
}
