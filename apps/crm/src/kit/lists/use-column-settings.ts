import type { ColumnSettings, ListName } from '@szansa/domain/list';
import { useMutation, useQuery } from '@tanstack/react-query';

import { queries, queryClient } from '#kit/api/api.ts';
import { toastError } from '#kit/toasts/toasts.ts';

import { ownListQuery, type OwnList } from './own-list.ts';

const nothing: OwnList = { columns: null, views: [] };

/** The columns of a list as the user likes them, and a way to change them: at once here, then on the server. */
export function useColumnSettings(list: ListName) {
  const own = ownListQuery(list);
  const { data } = useQuery(own);
  const { mutate } = useMutation({
    ...queries.lists.saveColumns.mutation(),
    // one after the other: the last one written is the one that stays
    scope: { id: `columns of ${list}` },
    onMutate: async ({ body }) => {
      await queryClient.cancelQueries({ queryKey: own.queryKey });
      const isKnown = queryClient.getQueryData(own.queryKey) !== undefined;
      queryClient.setQueryData(own.queryKey, (before = nothing) => ({ ...before, columns: body }));
      return { isKnown };
    },
    onError: toastError,
    onSettled: (_answer, error, _input, context) => {
      if (!error && context?.isKnown) return;
      // a refetch between two changes would show the columns as they were
      if (queryClient.isMutating({ mutationKey: queries.lists.saveColumns.key() }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: own.queryKey });
    },
  });
  const save = (columns: ColumnSettings) => mutate({ params: { list }, body: columns });
  return [data?.columns ?? undefined, save] as const;
}
