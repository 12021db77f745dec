import type { Data, Endpoints } from '@szansa/api-client/client';
import { personName } from '@szansa/domain/shared';
import type { ComboboxOption } from '@szansa/ui/combobox-field';

import { client, queries } from '#kit/api/api.ts';
import type { FoundCall } from '#kit/lists/use-found.ts';

export type FoundPerson = Data<Endpoints['workers']['list']>[number];

/** A person as a choice. */
export const personOption = (person: FoundPerson): ComboboxOption => ({
  value: person.id,
  label: personName(person),
});

/** Finds active staff by any fragment of their names. */
export const foundPeople: FoundCall<FoundPerson> = {
  key: queries.workers.list.key(),
  find: async ({ search }, signal) => ({
    items: await client.workers.list({ query: search === undefined ? {} : { search } }, { signal }),
  }),
};
