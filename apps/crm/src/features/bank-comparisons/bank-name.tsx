import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { client, queries } from '#kit/api/api.ts';
import { pause, typingPause } from '#kit/lists/pause.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { CompanyLogo } from '#parts/logo/company-logo.tsx';

/**
 * Returns the looks of banks that the directory contains by these names, once typing has paused; for those who may read
 * it.
 */
export function useBankLooks(names: readonly string[]) {
  const { has } = useAccess();
  const name = [...new Set(names.filter((one) => one.trim() !== ''))];
  const input = { query: { name } };
  const looks = useQuery({
    queryKey: queries.banks.named.key(input),
    queryFn: async ({ signal }) => {
      await pause(typingPause, signal);
      return client.banks.named(input, { signal });
    },
    enabled: name.length > 0 && has('bank.get'),
    placeholderData: keepPreviousData,
  });
  return new Map((looks.data ?? []).map((look) => [look.name, look]));
}

type Look = ReturnType<typeof useBankLooks> extends Map<string, infer Found> ? Found : never;

/** The name of a bank, with its logo and its colour where they are known. */
export function BankName({ name, look }: { name: string; look: Look | undefined }) {
  if (!look) return name;
  return (
    <span className="inline-block">
      <span className="flex items-center gap-2">
        <CompanyLogo company={look} size="small" />
        <span>{name}</span>
      </span>
      {look.color !== null && (
        <span
          aria-hidden
          data-slot="bank-color"
          className="mt-1 block h-0.5 rounded-small"
          style={{ backgroundColor: look.color }}
        />
      )}
    </span>
  );
}
