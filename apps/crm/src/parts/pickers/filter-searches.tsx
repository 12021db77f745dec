import type { FilterOption, FilterSearch } from '@szansa/ui/filter-bar';
import type { ReactNode } from 'react';

import { client, queries } from '#kit/api/api.ts';
import { useFound, type FoundCall } from '#kit/lists/use-found.ts';

import { foundPeople, personOption } from './people.ts';

interface SearchProps {
  children: (search: FilterSearch) => ReactNode;
}

/** A search of a filter: what the call finds, as options. */
function searchOf<Item>(call: FoundCall<Item>, option: (item: Item) => FilterOption) {
  return function RecordSearch({ children }: SearchProps) {
    const { fetchOptions, items, loading, failed, retry } = useFound(call);
    return children({ fetchOptions, found: items.map(option), loading, failed, onRetry: retry });
  };
}

const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({ value: id, label: name });

/** Banks, those out of use as well: there are records of theirs. */
export const BankSearch = searchOf(
  {
    key: queries.banks.list.key({ query: { withInactive: true } }),
    find: (query, signal) => client.banks.list({ query: { ...query, withInactive: true } }, { signal }),
  },
  named,
);

export const DealerSearch = searchOf(
  {
    key: queries.dealers.list.key(),
    find: (query, signal) => client.dealers.list({ query }, { signal }),
  },
  named,
);

/** Active staff. */
export const WorkerSearch = searchOf(foundPeople, personOption);
