import type { Found } from './list-address.ts';

/** How many there are; a line without letters until that is known, so that nothing moves. */
export function totalText(
  t: (key: string, options: { readonly count: number }) => string,
  found: Found | undefined,
): string {
  if (!found) return '\u00a0';
  return t(found.isTotalLimited ? 'totalMore' : 'total', { count: found.total });
}
