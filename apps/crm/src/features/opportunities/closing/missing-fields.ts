import type { ApiError } from '@szansa/api-client/client';
import { closingFields, opportunityClosingFields, type ClosingField } from '@szansa/domain/opportunity';

/** What a refusal to close says is missing. */
export interface ClosingGaps {
  readonly missing: readonly ClosingField[];
  readonly chosenOfferId: string | null;
}

/** Reads the refusal `closing_incomplete`; any other error is `null`. */
export function closingGapsOf(error: ApiError): ClosingGaps | null {
  if (error.code !== 'closing_incomplete') return null;
  const named = Array.isArray(error.details['missing']) ? error.details['missing'] : [];
  const offer = error.details['chosenOfferId'];
  return {
    missing: closingFields.filter((field) => named.includes(field)),
    chosenOfferId: typeof offer === 'string' ? offer : null,
  };
}

/** Where on the opportunity's screen a missing field is filled in. */
export function fieldPlace(field: ClosingField, chosenOfferId: string | null): Record<string, string> {
  if (field === 'chosenOffer') return { tab: 'offers', field };
  if (opportunityClosingFields.includes(field)) return { field };
  return { tab: 'offers', ...(chosenOfferId ? { offer: chosenOfferId } : {}), field };
}
