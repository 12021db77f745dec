import type { ListName } from '@szansa/domain/list';
import { useMutation, useQuery } from '@tanstack/react-query';

import { queries, queryClient } from '#kit/api/api.ts';

import { ownListQuery, type OwnList } from './own-list.ts';
import { withoutView, withView } from './own-views.ts';

/** Returns the user's views of a list, and the calls that change them; each rejects with the server's error. */
export function useViews(list: ListName) {
  const own = ownListQuery(list);
  const { data } = useQuery(own);
  const show = (change: (before: OwnList) => OwnList) => {
    if (queryClient.getQueryData(own.queryKey)) {
      queryClient.setQueryData(own.queryKey, (before) => before && change(before));
    } else void queryClient.invalidateQueries({ queryKey: own.queryKey });
  };
  const create = useMutation({
    ...queries.lists.createView.mutation(),
    onSuccess: (view) => show((before) => withView(before, view)),
  });
  const update = useMutation({
    ...queries.lists.updateView.mutation(),
    onSuccess: (view) => show((before) => withView(before, view)),
  });
  const remove = useMutation({
    ...queries.lists.removeView.mutation(),
    onSuccess: (_, { params }) => show((before) => withoutView(before, params.id)),
  });
  return { views: data?.views ?? [], create, update, remove };
}
