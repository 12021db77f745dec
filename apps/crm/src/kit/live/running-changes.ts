import type { QueryClient } from '@tanstack/react-query';

/** Whether the input of a call names the record in its path. */
function isOf(record: string, input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !('params' in input)) return false;
  const { params } = input;
  return typeof params === 'object' && params !== null && 'id' in params && params.id === record;
}

/** Whether a call is running that changes the resource, or the one record of it. */
export function isChanging(queryClient: QueryClient, resource: unknown, record?: string): boolean {
  return (
    queryClient.isMutating({
      predicate: ({ options, state }) =>
        options.mutationKey?.[0] === resource && (record === undefined || isOf(record, state.variables)),
    }) > 0
  );
}
