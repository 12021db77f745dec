import { ownChange } from '#kit/live/changes.ts';

import type { BulkChange } from './bulk-change.ts';

/** Has the lists of what was changed read again. */
export function showChanged({ list }: Pick<BulkChange, 'list'>): void {
  if (list === 'opportunities') ownChange('customer-files-changed', {});
  else {
    ownChange('records-changed', { entity: list === 'customers' ? 'customer' : 'customer_organisation' });
  }
}
