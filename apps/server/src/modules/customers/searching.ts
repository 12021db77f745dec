import type { Actor } from '../platform.ts';

/** Fields a search would give away; whoever may not see one of them searches names alone. */
const searchedFields = ['customer.taxIdNumber', 'customer.phones', 'customer.emails'] as const;

/** The folded column a person may search customers by. */
export function searchColumnFor(actor: Actor): 'customer.searchName' | 'customer.searchText' {
  const namesOnly = searchedFields.some((field) => actor.excludedFields.has(field));
  return namesOnly ? 'customer.searchName' : 'customer.searchText';
}
