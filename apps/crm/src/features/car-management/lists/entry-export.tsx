import { parentKind, type CarListKind } from '@szansa/domain/catalogue';

import { ListExport } from '#kit/lists/export/list-export.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';

import { entryColumns } from './car-list.ts';

interface EntryExportProps {
  kind: CarListKind;
  /** The brand or model whose entries are shown; null in lists that have none. */
  parentId: string | null;
  search: string;
}

/** Exports the entries of a list that are shown, with what is shown of them. */
export function EntryExport({ kind, parentId, search }: EntryExportProps) {
  const { isColumnHidden } = useAccess();
  const always = ['list', ...(parentKind(kind) === null ? [] : ['parent']), 'name'];
  const shown = entryColumns(kind).filter((column) => !isColumnHidden('carLists', column));
  const filters = { kind: [kind], ...(parentId === null ? {} : { parentId: [parentId] }) };
  return (
    <ListExport
      list="carLists"
      columns={[...always, ...shown].map((id) => ({ id }))}
      state={{ page: 1, perPage: 100, sort: 'position', search: search.trim(), filters }}
    />
  );
}
