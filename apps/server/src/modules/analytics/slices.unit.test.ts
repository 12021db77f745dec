import { describe, expect, it } from 'vitest';

import type { AnalyticsFilters } from './filter-queries.ts';
import { amongFiltered } from './slices.ts';

const open: AnalyticsFilters = {
  scope: 'all',
  searchColumn: 'customer.searchText',
  isUnassigned: false,
  withoutLeadSource: false,
  withoutArchiveReason: false,
  hasChosenOffer: false,
  withoutNextStep: false,
  opened: {},
  closed: {},
  readsOffers: true,
};
const february = { from: '2026-02-01', to: '2026-02-28' };
const quarter = { from: '2026-10-01', to: '2026-12-31' };

describe('what totals are stored for', () => {
  it.each<[string, Partial<AnalyticsFilters>, object]>([
    ['everything', {}, { slice: 'all' }],
    ['what somebody owns', { scope: 'assigned' }, { slice: 'owned' }],
    ['an owner', { scope: 'assigned', workerId: ['a', 'b'] }, { slice: 'owner', of: ['a', 'b'] }],
    ['oneself', { ownedBy: 'a' }, { slice: 'owner', of: ['a'] }],
    ['another by whom one may not count', { ownedBy: 'a', workerId: ['b'] }, { slice: 'owner', of: [] }],
    ['nobody', { isUnassigned: true }, { slice: 'owner', of: [''] }],
    ['nobody, of what is owned', { scope: 'assigned', isUnassigned: true }, { slice: 'owner', of: [] }],
    [
      'no source and a source',
      { leadSourceId: ['s'], withoutLeadSource: true },
      { slice: 'leadSource', of: [] },
    ],
    ['a bank', { bankId: ['b'] }, { slice: 'bank', of: ['b'] }],
    ['a bank, told of no offers', { bankId: ['b'], readsOffers: false }, { slice: 'bank', of: [] }],
    [
      'a bank that made an offer',
      { offeredBankId: ['b'], state: ['open'] },
      { slice: 'offeredBank', of: ['b'], states: ['open'] },
    ],
    ['what is open', { state: ['open'] }, { slice: 'all', states: ['open'] }],
    [
      'what is open or closed of an owner',
      { workerId: ['a'], state: ['open', 'closed'] },
      { slice: 'owner', of: ['a'], states: ['open', 'closed'] },
    ],
    [
      'what is closed of what somebody owns',
      { scope: 'assigned', state: ['closed'] },
      { slice: 'owned', states: ['closed'] },
    ],
    ['a month', { opened: february }, { slice: 'opened', of: ['2026-02'] }],
    [
      'a part of a month',
      { opened: { from: '2026-01-31', to: '2026-02-02' } },
      { slice: 'opened', of: ['2026-01-31', '2026-02-01', '2026-02-02'] },
    ],
    [
      'days without an end',
      { closed: { from: '2026-01-31' } },
      { slice: 'closed', of: ['2026-01-31', '2026-02', '2026-03', '2026-04-01', '2026-04-02', '2026-04-03'] },
    ],
    [
      'days without a beginning',
      { opened: { to: '2020-02-29' } },
      { slice: 'opened', of: ['2020-01', '2020-02'] },
    ],
    [
      'the months of a quarter and the one before',
      { months: { days: [quarter, february], by: 'close_date' } },
      { slice: 'closed', of: ['2026-10', '2026-11', '2026-12', '2026-02'] },
    ],
    [
      'months of registration',
      { months: { days: [february], by: 'vehicle_registration_date' } },
      { slice: 'registered', of: ['2026-02'] },
    ],
    [
      'months of registration, told of no offers',
      { months: { days: [february], by: 'vehicle_registration_date' }, readsOffers: false },
      { slice: 'registered', of: [] },
    ],
    [
      'contracts that end',
      { ending: { from: '2026-01-31', to: '2026-02-28' } },
      { slice: 'ending', of: ['2026-01-31', '2026-02'] },
    ],
  ])('%s', (_name, filters, slice) => {
    expect(amongFiltered({ ...open, ...filters }, '2026-03-03')).toEqual(slice);
  });

  it.each<[string, Partial<AnalyticsFilters>, readonly string[]]>([
    ['two filters', { bankId: ['b'], status: ['lead'], state: ['open'] }, ['status', 'bank', 'state']],
    [
      'days of opening and of closing',
      { opened: february, closed: { from: '2026-02-01' } },
      ['opened', 'closed'],
    ],
    ['two banks that made an offer, perhaps both', { offeredBankId: ['a', 'b'] }, ['offeredBank']],
    ['a status of what is owned', { scope: 'assigned', status: ['lead'] }, ['owned', 'status']],
  ])('several are met of %s', (_name, filters, slices) => {
    const among = amongFiltered({ ...open, ...filters }, '2026-03-03');
    expect('every' in among ? among.every.map(({ slice }) => slice) : among).toEqual(slices);
  });

  it.each<[string, Partial<AnalyticsFilters>]>([
    ['a search', { search: 'nowak' }],
    ['a status of an owner', { workerId: ['a'], status: ['lead'] }],
    ['those of their own enquiries', { scope: { linkedTo: 'a' } }],
  ])('nothing is kept of %s', (_name, filters) => {
    expect(amongFiltered({ ...open, ...filters }, '2026-03-03')).toHaveProperty('under');
  });
});
