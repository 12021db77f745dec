import type { DataColumn } from '@szansa/ui/data-table';
import { useMemo, type ReactNode } from 'react';

import { useAccess } from '../session/session-atoms.ts';
import { useFormats, type Formats } from '../texts/use-formats.ts';
import { useTextsOf } from '../texts/use-texts-of.ts';
import type { ListAddress } from './list-address.ts';

/** A column of a list. Its heading is the text `columns.<id>`; the endpoint says whether it sorts and can be hidden. */
export interface ListColumn<Row> extends Omit<
  DataColumn<Row>,
  'header' | 'cell' | 'sortable' | 'hideable' | 'hidden'
> {
  readonly cell: (row: Row, formats: Formats) => ReactNode;
  /** The field of a row it shows, where that is not its id; a field hidden from the user takes it along. */
  readonly field?: string;
  /** `always`: people cannot hide it. `optional`: hidden until somebody shows it. */
  readonly shown?: 'always' | 'optional';
}

/** The columns of a list without what is hidden from the user or from all their roles. */
export function useListColumns<Row>(
  { name, facts }: ListAddress<Row>,
  namespace: string,
  columns: readonly ListColumn<Row>[],
): readonly DataColumn<Row>[] {
  const t = useTextsOf(namespace);
  const formats = useFormats();
  const access = useAccess();
  return useMemo(() => {
    const isSeen = ({ id, field = id }: ListColumn<Row>) => {
      const hideable = facts.hideable[field];
      return !(hideable && access.isExcluded(hideable)) && !access.isColumnHidden(name, id);
    };
    return columns.filter(isSeen).map(({ cell, field: _field, shown, ...column }) => ({
      ...column,
      header: t(`columns.${column.id}`),
      cell: (row) => cell(row, formats),
      sortable: Object.hasOwn(facts.sort, column.id),
      hideable: shown !== 'always',
      hidden: shown === 'optional',
    }));
  }, [t, formats, access, facts, name, columns]);
}
