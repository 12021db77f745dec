import { describe, expect, it } from 'vitest';

import { editableIn, neighbourCell } from './editing.ts';

interface Item {
  locked: boolean;
}
const edit = ({ locked }: Item) =>
  locked ? undefined : { kind: 'text' as const, value: '', onSave: () => undefined };
const columns = [
  { id: 'a', columnDef: {} },
  { id: 'b', columnDef: { meta: { edit } } },
  { id: 'c', columnDef: { meta: {} } },
  { id: 'd', columnDef: { meta: { edit } } },
];
const rows = [false, true, false].map((locked, index) => ({ id: String(index), original: { locked } }));

describe('editableIn', () => {
  it('checks each row', () => {
    expect(editableIn(columns, { locked: false })).toEqual(['b', 'd']);
    expect(editableIn(columns, { locked: true })).toEqual([]);
  });
});

describe('neighbourCell', () => {
  it('goes on along the row, then to the next row that has a cell to change', () => {
    expect(neighbourCell(columns, rows, { row: '0', column: 'b' }, 1)).toEqual({ row: '0', column: 'd' });
    expect(neighbourCell(columns, rows, { row: '0', column: 'd' }, 1)).toEqual({ row: '2', column: 'b' });
    expect(neighbourCell(columns, rows, { row: '2', column: 'b' }, -1)).toEqual({ row: '0', column: 'd' });
  });

  it('ends where the list ends', () => {
    expect(neighbourCell(columns, rows, { row: '2', column: 'd' }, 1)).toBeUndefined();
    expect(neighbourCell(columns, rows, { row: '0', column: 'b' }, -1)).toBeUndefined();
    expect(neighbourCell(columns, rows, { row: 'gone', column: 'b' }, 1)).toBeUndefined();
  });
});
