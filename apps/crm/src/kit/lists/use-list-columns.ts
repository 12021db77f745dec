import type { DataColumn } from '@szansa/ui/data-table';
import { useMemo, type ReactNode } from 'react';

import { plainValue, type ShownKind } from '../records/shown-value.tsx';
import { useAccess } from '../session/session-atoms.ts';
import { useFieldLabels } from '../texts/field-labels.ts';
import { useFormats, type Formats } from '../texts/use-formats.ts';
import type { ListAddress } from './list-address.ts';
import type { Filters } from './list-state.ts';
import type { ListNamespace } from './list-texts.ts';

/**
 * A column of a list: a field of its rows formatted by its kind, or a custom cell. Its heading is the text
 * `columns.<id>`, else that of the field; the endpoint determines whether it sorts and can be hidden.
 */
export type ListColumn<Row> = ColumnLook<Row> &
  (
    | { readonly id: keyof Row & string; readonly kind?: ShownKind; readonly cell?: undefined }
    | { readonly cell: (row: Row, formats: Formats) => ReactNode; readonly kind?: undefined }
  );

interface ColumnLook<Row> extends Omit<
  DataColumn<Row>,
  'header' | 'cell' | 'sortable' | 'hideable' | 'hidden' | 'leftOut'
> {
  /** The field of a row it shows, where that is not its id; if the field is hidden from the user, so is the column. */
  readonly field?: string;
  /** `always`: users cannot hide it. `optional`: hidden until the user shows it. */
  readonly shown?: 'always' | 'optional';
  /** Filters of which each, with one value, makes the column the same in every row; it is left out then. */
  readonly sameUnder?: readonly string[];
}

function cellOf<Row>(column: ListColumn<Row>, formats: Formats): (row: Row) => ReactNode {
  const { cell } = column;
  if (cell) return (row) => cell(row, formats);
  const { id, kind = 'text' } = column;
  return (row) => plainValue(kind, row[id], formats);
}

/** Keys of the filters that have one value. */
const narrowedTo = (filters: Filters) =>
  Object.keys(filters)
    .filter((key) => filters[key]?.length === 1)
    .join(' ');

/** The columns of a list without what is hidden from the user or from all their roles. */
export function useListColumns<Row>(
  { name, facts }: ListAddress<Row>,
  namespace: ListNamespace,
  columns: readonly ListColumn<Row>[],
  filters: Filters,
): readonly DataColumn<Row>[] {
  const { heading } = useFieldLabels(namespace);
  const formats = useFormats();
  const access = useAccess();
  const narrowed = narrowedTo(filters);
  return useMemo(() => {
    const fixed = new Set(narrowed.split(' '));
    const isSeen = ({ id, field = id }: ListColumn<Row>) => {
      const hideable = facts.hideable[field];
      return !(hideable && access.isExcluded(hideable)) && !access.isColumnHidden(name, id);
    };
    return columns.filter(isSeen).map((column) => {
      const { cell: _cell, kind: _kind, field: _field, shown, sameUnder = [], ...look } = column;
      return {
        ...look,
        header: heading(column.id),
        cell: cellOf(column, formats),
        sortable: Object.hasOwn(facts.sort, column.id),
        hideable: shown !== 'always',
        hidden: shown === 'optional',
        leftOut: sameUnder.some((key) => fixed.has(key)),
      };
    });
  }, [heading, formats, access, facts, name, columns, narrowed]);
}
