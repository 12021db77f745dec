import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';

import { piotr, sampleId } from './people.ts';

type OwnList = Data<Endpoints['lists']['get']>;

type View = OwnList['views'][number];

/** Returns a view of the caller's own, unless the parts override that. */
export const sampleView = (parts: Pick<View, 'id' | 'name' | 'search'> & Partial<View>): View => ({
  isDefault: false,
  sharedWith: null,
  by: null,
  isPartial: false,
  can: { edit: true, remove: true },
  ...parts,
});

/** Views of the list of customers, by name; none is its default. */
export const sampleViews: OwnList['views'] = [
  sampleView({ id: sampleId(951), name: 'Archiwum', search: { is_archived: 'true' } }),
  sampleView({ id: sampleId(952), name: 'Moje', search: { is_self: 'true' } }),
];

/** A view Piotr shares with everyone; a filter of it is hidden from the reader. */
export const sampleSharedView: View = sampleView({
  id: sampleId(953),
  name: 'Zespół Kraków',
  search: { is_archived: 'true' },
  sharedWith: 'everyone',
  by: piotr,
  isPartial: true,
  can: { edit: false, remove: false },
});

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
