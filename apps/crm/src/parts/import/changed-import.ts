import { queries, queryClient } from '#kit/api/api.ts';
import type { Import } from './import-record.ts';

/** What is read of imports is asked for again, as after every change of one. */
export function changedImports(): Promise<unknown> {
  return queryClient.invalidateQueries({ queryKey: queries.imports.all });
}

/** Shows an import as the server has answered it; what was known of it before holds no longer. */
export function cacheImport(saved: Import): void {
  queryClient.setQueryData(queries.imports.get.key({ params: { id: saved.id } }), saved);
}
