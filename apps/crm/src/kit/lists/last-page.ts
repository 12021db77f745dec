/** Returns the number of the last page of a list, where the requested page is beyond it; else null. */
export function lastPageBefore(
  page: number,
  found: { readonly items: readonly unknown[]; readonly perPage: number; readonly total: number } | undefined,
): number | null {
  if (!found || found.items.length > 0 || page === 1) return null;
  return Math.max(1, Math.ceil(found.total / found.perPage));
}
