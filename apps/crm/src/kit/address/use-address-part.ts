import { useNavigate, useSearch } from '@tanstack/react-router';

import type { SearchParams } from './search-params.ts';

interface Way {
  /** After saving: what was typed is no longer unsaved. */
  readonly ignoreBlocker?: boolean;
}

/**
 * Returns the address with one parameter changed; `undefined` removes it.
 * For links: `search={withPart('new', 'bank')}`.
 */
export function withPart(key: string, value: string | undefined) {
  return ({ [key]: _before, ...rest }: SearchParams): SearchParams =>
    value === undefined ? rest : { ...rest, [key]: value };
}

/** One parameter of the address, such as the form that is open, and a way to change it in place. */
export function useAddressPart(key: string) {
  const params: SearchParams = useSearch({ strict: false });
  const navigate = useNavigate();
  const value = params[key];
  return {
    value: typeof value === 'string' ? value : undefined,
    change: (next: string | undefined, way: Way = {}): Promise<void> =>
      navigate({ to: '.', search: withPart(key, next), replace: true, ...way }),
  };
}
