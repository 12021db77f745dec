import type { Data, Endpoints, Input } from '@szansa/api-client/client';
import { email, nip, pesel, phone } from '@szansa/domain/identity';
import { keepPreviousData, useQueries } from '@tanstack/react-query';

import { pause, typingPause } from '#app/lists/pause.ts';
import { client, queries } from '#app/session/api.ts';

import type { CustomerValues } from './customer-values.ts';

export type CustomerMatch = Data<Endpoints['customers']['matches']>[number];
type Identifiers = Input<Endpoints['customers']['matches']>['query'];
type Typed = Pick<CustomerValues, 'taxIdNumber' | 'customerOrganizations' | 'personalIdNumber' | 'emails' | 'phones'>;

/** The identifiers of a form that are whole already, as the calls that ask for them: one e-mail and phone each. */
export function wholeIdentifiers(values: Typed): Identifiers[] {
  const taxIds = [values.taxIdNumber, ...values.customerOrganizations.map((firm) => firm.taxIdNumber)].flatMap(
    (text) => nip.safeParse(text).data ?? [],
  );
  const personalIds = pesel.safeParse(values.personalIdNumber).data ?? [];
  const columns = {
    taxIdNumber: [...new Set(taxIds)],
    personalIdNumber: [personalIds].flat(),
    email: values.emails.flatMap((text) => email.safeParse(text).data ?? []),
    phone: values.phones.flatMap((text) => phone.safeParse(text).data ?? []),
  };
  const calls = Math.max(...Object.values(columns).map((column) => column.length));
  return Array.from({ length: calls }, (_, index) =>
    Object.fromEntries(
      Object.entries(columns).flatMap(([name, column]) => (column[index] ? [[name, column[index]]] : [])),
    ),
  );
}

/** Each customer once, with everything they share. */
export function mergedMatches(answers: readonly (readonly CustomerMatch[])[]): CustomerMatch[] {
  const byId = new Map<string, CustomerMatch>();
  for (const match of answers.flat()) {
    const before = byId.get(match.id);
    const matches = before ? [...new Set([...before.matches, ...match.matches])] : match.matches;
    byId.set(match.id, { ...match, matches });
  }
  return [...byId.values()];
}

/** Customers who share an identifier with what is being typed, asked for once typing has paused. */
export function useMatches(values: Typed, except?: string): CustomerMatch[] {
  return useQueries({
    queries: wholeIdentifiers(values).map((identifiers) => {
      const input = { query: { ...identifiers, ...(except ? { except } : {}) } };
      return {
        queryKey: queries.customers.matches.key(input),
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          await pause(typingPause, signal);
          return client.customers.matches(input, { signal });
        },
        placeholderData: keepPreviousData<CustomerMatch[]>,
      };
    }),
    combine: (results) => mergedMatches(results.map((result) => result.data ?? [])),
  });
}
