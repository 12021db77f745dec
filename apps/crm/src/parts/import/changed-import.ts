import { queries, queryClient } from '#kit/api/api.ts';

/** What is read of imports is asked for again, as after every change of one. */
export function changedImports(): Promise<unknown> {
  return queryClient.invalidateQueries({ queryKey: queries.imports.all });
}
