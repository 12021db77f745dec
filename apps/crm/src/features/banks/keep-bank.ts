import { queries, queryClient } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';

import type { Bank } from './form/bank-values.ts';

/** Shows a bank as the server has answered, and has what depends on it asked for again. */
export function keepBank(bank: Bank): void {
  queryClient.setQueryData(queries.banks.get.key({ params: { id: bank.id } }), bank);
  ownChange('record-changed', { entity: 'bank', id: bank.id });
}

/** Forgets a bank that is gone, once its screen has been left. */
export function forgetBank(id: string): void {
  queryClient.removeQueries({ queryKey: queries.banks.get.key({ params: { id } }) });
  ownChange('record-changed', { entity: 'bank', id });
}
