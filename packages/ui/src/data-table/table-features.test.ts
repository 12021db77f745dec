import { useTable } from '@tanstack/react-table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { DataColumn, SortValue } from './columns.ts';
import { definitionsOf, featuresFor, type TableInstance } from './table-features.ts';
import { sortingOf } from './table-state.ts';

interface Row {
  id: string;
  value: SortValue;
}

const columns: DataColumn<Row>[] = [
  { id: 'value', header: 'Wartość', cell: ({ id }) => id, sortable: true, sortValue: ({ value }) => value },
];

/** What is read of a table while it is drawn. */
function ofTable<Read>(
  data: readonly Row[],
  sort: string,
  read: (table: TableInstance<Row>) => Read,
): Read[] {
  const reads: Read[] = [];
  const features = featuresFor<Row>();
  const definitions = definitionsOf(columns);
  function Drawn() {
    const table = useTable({
      features,
      columns: definitions,
      data,
      getRowId: ({ id }) => id,
      state: { sorting: sortingOf(sort) },
    });
    reads.push(read(table));
    return null;
  }
  renderToStaticMarkup(createElement(Drawn));
  return reads;
}

const sorted = (values: SortValue[], sort: string) =>
  ofTable(
    values.map((value, index) => ({ id: String(index), value })),
    sort,
    (table) => table.getRowModel().rows.map(({ original }) => original.value),
  ).at(-1);

describe('rows that a table sorts itself', () => {
  it('have Polish letters where Poles look for them', () => {
    expect(sorted(['Żuk', 'Łoś', 'lis', 'Zając', 'ćma', 'Cap'], 'value')).toEqual([
      'Cap',
      'ćma',
      'lis',
      'Łoś',
      'Zając',
      'Żuk',
    ]);
  });

  it('read numbers inside texts', () => {
    expect(sorted(['Firma 10', 'Firma 9', 'Firma 1'], 'value')).toEqual(['Firma 1', 'Firma 9', 'Firma 10']);
  });

  it('are sorted by numbers and dates, both ways', () => {
    expect(sorted([30, 4, 100], '-value')).toEqual([100, 30, 4]);
    const [early, late] = [new Date('2026-01-01'), new Date('2026-02-01')];
    expect(sorted([late, early], 'value')).toEqual([early, late]);
  });

  it('have missing values last both ways', () => {
    expect(sorted([null, 2, undefined, 1, Number.NaN], 'value')).toEqual([1, 2, null, undefined, Number.NaN]);
    expect(sorted([null, 'b', '', 'a'], '-value')).toEqual(['b', 'a', null, '']);
  });

  it('stay in their order where they are equal, in both directions', () => {
    const data = ['Kraków', 'Gdańsk', 'Kraków'].map((value, index) => ({ id: String(index), value }));
    const ids = (sort: string) =>
      ofTable(data, sort, (table) => table.getRowModel().rows.map(({ id }) => id)).at(-1);
    expect(ids('value')).toEqual(['1', '0', '2']);
    expect(ids('-value')).toEqual(['0', '2', '1']);
    expect(ids('')).toEqual(['0', '1', '2']);
  });
});
