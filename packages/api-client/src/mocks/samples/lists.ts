import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';

import { sampleId } from './people.ts';

type OwnList = Data<Endpoints['lists']['get']>;

/** Views of the list of customers, by name; none is its default. */
export const sampleViews: OwnList['views'] = [
  { id: sampleId(951), name: 'Archiwum', search: { is_archived: 'true' }, isDefault: false },
  { id: sampleId(952), name: 'Moje', search: { is_self: 'true' }, isDefault: false },
];

/** Its columns: the city hidden, who added a customer in front of the phones. */
export const sampleColumns: NonNullable<OwnList['columns']> = {
  visibility: { city: false, addedBy: true },
  order: [
    'name',
    'firms',
    'addedBy',
    'taxIdNumber',
    'phones',
    'emails',
    'city',
    'opportunities',
    'updatedAt',
  ],
  widths: { name: 200 },
  pinned: ['name'],
  compact: false,
};
