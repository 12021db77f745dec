import type { ComboboxOption } from '@szansa/ui/combobox-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { client, queries } from '#kit/api/api.ts';
import { personOption, type FoundPerson } from '#parts/pickers/people.ts';

/** How many people are asked for by their ids at once. */
const atOnce = 50;

async function peopleOf(ids: readonly string[], signal: AbortSignal): Promise<readonly FoundPerson[]> {
  const found: FoundPerson[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const query = { ids: ids.slice(from, from + atOnce) };
    found.push(...(await client.workers.list({ query }, { signal })));
  }
  return found;
}

/** Active staff by their ids, as choices; whoever has just been chosen is remembered and not asked for. */
export function useNamed(ids: readonly string[]) {
  const [chosen, setChosen] = useState<readonly ComboboxOption[]>([]);
  const asked = ids.filter((id) => !chosen.some(({ value }) => value === id));
  const { data, isPending } = useQuery({
    queryKey: [...queries.workers.list.key(), 'named', asked],
    queryFn: ({ signal }) => peopleOf(asked, signal),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  });
  const known = new Map([...(data ?? []).map(personOption), ...chosen].map((one) => [one.value, one]));
  return {
    named: ids.flatMap((id) => known.get(id) ?? []),
    isPending: isPending && asked.length > 0,
    remember: setChosen,
  };
}
