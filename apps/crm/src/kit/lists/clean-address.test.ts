import { describe, expect, it } from 'vitest';

import { cleanAddress } from './clean-address.ts';

const rules = {
  facts: {
    sort: { name: null, city: 'customer.address' },
    defaultSort: 'name',
    perPage: [10, 25, 50, 100],
    filters: {
      is_self: 'flag',
      status: ['lead', 'closed'],
      workerId: 'id',
      from: 'day',
      valueFrom: 'amount',
      shareFrom: 'amount',
    },
    hideable: {},
    hideableFilters: { shareFrom: 'offer.commisionAmount' },
  },
  filters: { is_self: ['true'] },
  others: ['view'],
} as const;

const nothingHidden = (_field: string) => false;
const clean = (params: Record<string, string | string[]>, isExcluded = nothingHidden) =>
  cleanAddress(rules, params, isExcluded);

describe('the address of a list', () => {
  it('stays unchanged when the list supports all of its parameters', () => {
    const id = '0199a0b0-0000-7000-8000-000000000001';
    expect(
      clean({
        page: '3',
        perPage: '50',
        sort: '-city',
        search: 'łódź',
        is_self: 'any',
        status: ['lead', 'closed'],
        workerId: id,
        from: '2026-02-28',
        valueFrom: '1500.50',
        shareFrom: '1',
        view: 'list',
        new: 'opportunity',
        edit: 'x',
        saved: id,
      }),
    ).toBeNull();
  });

  it.each([
    ['an unknown sort', { sort: '-colour' }],
    ['an unknown page size', { perPage: '7' }],
    ['no page', { page: '0' }],
    ['an unknown filter', { colour: 'red' }],
    ['a flag that is none', { is_self: 'yes' }],
    ['an unknown status', { status: 'lost' }],
    ['an id that is none', { workerId: '17' }],
    ['a day that is none', { from: '2026-13-01' }],
    ['an amount that is none', { valueFrom: '1 500' }],
    ['no filter where there is none by default', { status: 'any' }],
  ])('loses %s', (_, wrong) => {
    expect(clean({ ...wrong, view: 'list' })).toEqual({ view: 'list' });
  });

  it('loses a filter by a field that is hidden from the user', () => {
    const params = { shareFrom: '1', valueFrom: '2' };
    expect(clean(params, (field) => field === 'offer.commisionAmount')).toEqual({ valueFrom: '2' });
  });

  it('preserves the values of a filter that fit', () => {
    expect(clean({ status: ['lead', 'lost', 'closed'] })).toEqual({ status: ['lead', 'closed'] });
    expect(clean({ status: ['lead', 'lost'] })).toEqual({ status: 'lead' });
  });

  it('loses a sort by a field that is hidden from the user', () => {
    expect(clean({ sort: 'city' }, (field) => field === 'customer.address')).toEqual({});
    expect(clean({ sort: 'city' })).toBeNull();
  });
});
