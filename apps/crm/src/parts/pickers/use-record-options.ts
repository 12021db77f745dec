import type { Right } from '@szansa/domain/access';
import { personName } from '@szansa/domain/shared';
import type { FilterDefinition, FilterOption } from '@szansa/ui/filter-bar';
import { lazyComponent } from '@szansa/ui/lazy';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';

import { queries } from '#kit/api/api.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

// loaded when the user opens the filter
const BankSearch = lazyComponent(async () => (await import('./filter-searches.tsx')).BankSearch);
const DealerSearch = lazyComponent(async () => (await import('./filter-searches.tsx')).DealerSearch);
const WorkerSearch = lazyComponent(async () => (await import('./filter-searches.tsx')).WorkerSearch);

/** What a filter by records is chosen from: searched on the server, and the chosen ones by their names. */
type RecordOptions = Pick<Extract<FilterDefinition, { kind: 'multi' }>, 'options' | 'Search'>;

/** While a name is read, and where it may not be. */
const unknownName = '…';

interface Named {
  readonly data: { readonly id: string; readonly name: string } | undefined;
}

function optionsOf(ids: readonly string[], found: readonly Named[]): FilterOption[] {
  const names = new Map(found.flatMap(({ data }) => (data ? [[data.id, data.name]] : [])));
  return ids.map((id) => ({ value: id, label: names.get(id) ?? unknownName }));
}

function useOptions(
  right: Right,
  ids: readonly string[],
  found: readonly Named[],
  Search: RecordOptions['Search'],
): RecordOptions {
  const { has } = useAccess();
  return { options: optionsOf(ids, found), ...(has(right) ? { Search } : {}) };
}

/** Banks as the options of a filter. */
export function useBankOptions(ids: readonly string[] = []): RecordOptions {
  const { has } = useAccess();
  const found = useQueries({
    queries: ids.map((id) => ({ ...queries.banks.get.query({ params: { id } }), enabled: has('bank.get') })),
  });
  return useOptions('bank.get', ids, found, BankSearch);
}

/** Dealers as the options of a filter. */
export function useDealerOptions(ids: readonly string[] = []): RecordOptions {
  const { has } = useAccess();
  const found = useQueries({
    queries: ids.map((id) => ({
      ...queries.dealers.get.query({ params: { id } }),
      enabled: has('dealer.get'),
    })),
  });
  return useOptions('dealer.get', ids, found, DealerSearch);
}

/** Active staff as the options of a filter. */
export function useWorkerOptions(ids: readonly string[] = []): RecordOptions {
  const { data = [] } = useQuery({
    ...queries.workers.list.query({ query: { ids: [...ids] } }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const found = data.map((person) => ({ data: { id: person.id, name: personName(person) } }));
  return { options: optionsOf(ids, found), Search: WorkerSearch };
}
