import { expect, it } from 'vitest';

import { exportQueryOf } from './export-dialog.tsx';

it('a list is exported under its filters, search and order, whatever page is shown', () => {
  const filters = { is_self: ['true'], status: ['lead', 'closed'] };
  expect(exportQueryOf({ page: 3, perPage: 50, sort: '-createdAt', search: 'łódź', filters })).toEqual({
    sort: '-createdAt',
    search: 'łódź',
    is_self: 'true',
    status: ['lead', 'closed'],
  });
  expect(exportQueryOf({ page: 1, perPage: 25, sort: 'name', search: '', filters: {} })).toEqual({
    sort: 'name',
  });
});
