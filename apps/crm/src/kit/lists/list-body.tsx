import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';

import { useAddressPart } from '../address/use-address-part.ts';
import { useAccess } from '../session/session-atoms.ts';
import { ListExport } from './export/list-export.tsx';
import type { ListDefinition } from './list-definition.ts';
import { ListEmpty } from './list-empty.tsx';
import { ListFilterBar } from './list-filter-bar.tsx';
import { RecordTable } from './record-table.tsx';
import { useListColumns } from './use-list-columns.ts';
import { useListState } from './use-list-state.ts';

interface ListBodyProps<Row extends { readonly id: string }> {
  list: ListDefinition<Row>;
  filters: readonly FilterDefinition[];
  /** Height of the content above and below the table, so that only the table scrolls. */
  besides: '15rem' | '18rem' | '26rem';
}

/** Toolbar, table, pages and the form of a new record: a list without the heading of its page. */
export function ListBody<Row extends { readonly id: string }>(props: ListBodyProps<Row>) {
  const { list, filters, besides } = props;
  const { address, texts, create, bulk, rowLabel, rowLink } = list;
  const { has } = useAccess();
  const { state, change } = useListState(address);
  const columns = useListColumns(address, texts, list.columns, state.filters);
  const page = useQuery(address.page(state));
  const form = useAddressPart('new');
  const narrowed = { ...state, filters: { ...state.filters, ...address.always } };
  const isCreating = create !== undefined && has(create.right) && form.value === create.form;
  return (
    <>
      <RecordTable
        address={address}
        texts={texts}
        columns={columns}
        page={page}
        state={state}
        change={change}
        rowLabel={rowLabel}
        rowLink={rowLink}
        besides={besides}
        bulk={bulk && has(bulk.right) ? bulk : undefined}
        toolbar={
          <ListFilterBar
            address={address}
            texts={texts}
            filters={filters}
            state={state}
            change={change}
            actions={<ListExport list={address.name} columns={columns} state={narrowed} />}
          />
        }
        empty={<ListEmpty list={list} state={state} change={change} usual={address.filters} />}
      />
      {isCreating && <create.Form onClose={() => void form.change(undefined)} />}
    </>
  );
}
