import { queries, queryClient } from '#kit/api/api.ts';
import type { Import } from './import-record.ts';

/** Refetches all cached data of imports, as after every change of one. */
export function changedImports(): Promise<unknown> {
  return queryClient.invalidateQueries({ queryKey: queries.imports.all });
}

/** Writes an import from the server's response into the cache, replacing its former state. */
export function cacheImport(saved: Import): void {
  queryClient.setQueryData(queries.imports.get.key({ params: { id: saved.id } }), saved);
}
