import { refusedWith } from '@szansa/api-client/client';
import type { RefusalDetails } from '@szansa/api-client/contract';
import { closingFields, opportunityClosingFields, type ClosingField } from '@szansa/domain/opportunity';

/** The fields missing according to a refusal to close. */
export type ClosingGaps = RefusalDetails<'closing_incomplete'>;

/** Reads the refusal `closing_incomplete`, fields in the form's order; any other error is `null`. */
export function closingGapsOf(error: unknown): ClosingGaps | null {
  const gaps = refusedWith(error, 'closing_incomplete');
  return gaps && { ...gaps, missing: closingFields.filter((field) => gaps.missing.includes(field)) };
}

/** Where on the opportunity's screen a missing field is filled in. */
export function fieldPlace(field: ClosingField, chosenOfferId: string | null): Record<string, string> {
  if (field === 'chosenOffer') return { tab: 'offers', field };
  if (opportunityClosingFields.includes(field)) return { field };
  return { tab: 'offers', ...(chosenOfferId ? { offer: chosenOfferId } : {}), field };
}
