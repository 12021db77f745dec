import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useTextsOf } from '../texts/use-texts-of.ts';
import { CreateLink } from './create-link.tsx';
import { ListBody } from './list-body.tsx';
import type { ListDefinition } from './list-definition.ts';
import { totalText } from './total-text.ts';
import { useListState } from './use-list-state.ts';

interface ListScreenProps<Row extends { readonly id: string }> {
  list: ListDefinition<Row>;
  filters: readonly FilterDefinition[];
  /** In the heading, before the button that creates one. */
  actions?: ReactNode;
  /** Below the pages, such as sums. */
  below?: ReactNode;
}

/** All records of a kind: found by any fragment, narrowed, sorted, opened; a new one is written down beside the list. */
export function ListScreen<Row extends { readonly id: string }>({
  list,
  filters,
  actions,
  below,
}: ListScreenProps<Row>) {
  const t = useTextsOf(list.texts);
  const { state } = useListState(list.address);
  const { data } = useQuery(list.address.page(state));
  return (
    <Page width="wide">
      <PageHeader
        title={t('title')}
        subtitle={totalText(t, data)}
        actions={
          <>
            {actions}
            <CreateLink list={list} variant="primary" />
          </>
        }
        className="mb-4"
      />
      <ListBody list={list} filters={filters} besides={below ? '26rem' : '15rem'} />
      {below}
    </Page>
  );
}
