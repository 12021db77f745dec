import { expect, describe, it } from 'vitest';

import { tableColumns } from '../access/index.ts';
import { exportHeading, exportSourceName } from '../language/index.ts';
import { exportFileName, exportInput, exportSourceNames, exportSourceOf, exportSources } from './index.ts';

describe('an export request', () => {
  it('is of a whole list as CSV, unless it states otherwise', () => {
    expect(exportInput.parse({ source: 'Customer' })).toEqual({
      source: 'Customer',
      query: {},
      format: 'csv',
    });
  });

  it.each([
    [
      'of filters, search and order',
      { query: { is_self: 'true', status: ['lead', 'closed'], sort: '-name' } },
      true,
    ],
    ['of columns in their order', { columns: ['city', 'name'] }, true],
    ['of no columns', { columns: [] }, false],
    ['of what names no field', { query: { __proto__x: 'a' } }, false],
    ['of numbers, which no address holds', { query: { page: 1 } }, false],
    [
      'of too many filters',
      { query: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`k${i}`, 'a'])) },
      false,
    ],
    ['of an unknown list', { source: 'Secret' }, false],
    ['of an unknown format', { format: 'pdf' }, false],
  ])('%s', (_, change, accepted) => {
    expect(exportInput.safeParse({ source: 'Customer', ...change }).success).toBe(accepted);
  });
});

describe('a source', () => {
  it('is found by its list, and no other list has one', () => {
    expect(exportSourceOf('customers')).toBe('Customer');
    expect(exportSourceOf('customerOrganisations')).toBe('CustomerOrganization');
    expect(exportSourceOf('audit-log')).toBeNull();
    expect(exportSourceOf('constructor')).toBeNull();
  });

  it.each(exportSourceNames)('%s has a name and headings in both languages', (source) => {
    for (const language of ['pl', 'en'] as const) {
      expect(exportSourceName(source, language)).not.toBe('');
      for (const column of tableColumns[exportSources[source]]) {
        expect(exportHeading(source, column, language)).not.toBe(column);
      }
    }
  });
});

it('EX5 a file is named after its list and its day', () => {
  expect(exportFileName(exportSourceName('Customer', 'pl'), '2026-03-05', 'xlsx')).toBe(
    'Klienci 2026-03-05.xlsx',
  );
});
