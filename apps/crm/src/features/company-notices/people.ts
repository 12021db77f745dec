import type { ComboboxOption } from '@szansa/ui/combobox-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { client, queries } from '#kit/api/api.ts';
import { personOption, type FoundPerson } from '#parts/pickers/people.ts';

/** How many people are fetched by their ids in one request. */
const atOnce = 50;

async function peopleOf(ids: readonly string[], signal: AbortSignal): Promise<readonly FoundPerson[]> {
  const found: FoundPerson[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const query = { ids: ids.slice(from, from + atOnce) };
    found.push(...(await client.workers.list({ query }, { signal })));
  }
  return found;
}

/** Returns active staff by their ids, as options; just chosen ones are stored locally and not fetched. */
export function useNamed(ids: readonly string[]) {
  const [chosen, setChosen] = useState<readonly ComboboxOption[]>([]);
  const missing = ids.filter((id) => !chosen.some(({ value }) => value === id));
  const { data, isPending } = useQuery({
    queryKey: [...queries.workers.list.key(), 'named', missing],
    queryFn: ({ signal }) => peopleOf(missing, signal),
    enabled: missing.length > 0,
    placeholderData: keepPreviousData,
  });
  const known = new Map([...(data ?? []).map(personOption), ...chosen].map((one) => [one.value, one]));
  return {
    named: ids.flatMap((id) => known.get(id) ?? []),
    isPending: isPending && missing.length > 0,
    remember: setChosen,
  };
}
