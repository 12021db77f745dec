import { viewAudiences, type ViewPatch, type ListName } from '@szansa/domain/list';
import { personName } from '@szansa/domain/shared';
import { SavedViews } from '@szansa/ui/saved-views';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from '@tanstack/react-query';

import { messageOf, toastError } from '#kit/toasts/toasts.ts';
import { queries, queryClient } from '#kit/api/api.ts';
import type { SearchParams } from '../address/search-params.ts';
import type { ListPlace } from './list-address.ts';
import { writeListState } from './list-state.ts';
import {
  chosenView,
  isChanged,
  narrowingOf,
  searchOf,
  withViewChosen,
  withoutView,
  withView,
} from './own-views.ts';
import { useListState } from './use-list-state.ts';
import { ownListQuery, type OwnList } from './own-list.ts';

/** Returns the user's views of a list, and the calls that change them; each rejects with the server's error. */
function useViews(list: ListName) {
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

interface ViewMenuProps {
  address: Pick<ListPlace, 'name' | 'facts' | 'filters' | 'viewsAt' | 'prefetch'>;
}

/** Views of a list, own and shared: chosen, saved, changed, shared, made the list's default. */
export function ViewMenu({ address: rules }: ViewMenuProps) {
  const { t } = useTranslation(['common', 'labels']);
  const params: SearchParams = useSearch({ strict: false });
  const list = rules.viewsAt(params);
  // a screen opens with the views of its address without parameters
  const hasDefault = list === rules.viewsAt({});
  const { state, show } = useListState(rules);
  const { views, create, update, remove } = useViews(list);
  const chosen = chosenView(views, params);
  const present = searchOf(state, rules);

  function choose(id: string | null): void {
    const view = views.find((one) => one.id === id) ?? null;
    const narrowed = { ...state, page: 1, ...narrowingOf(view, rules) };
    show(withViewChosen(writeListState(narrowed, params, rules), view));
  }

  async function saveAs(name: string): Promise<void> {
    const view = await create.mutateAsync({ params: { list }, body: { name, search: present } });
    show(withViewChosen(params, view));
  }

  async function drop(id: string): Promise<void> {
    await remove.mutateAsync({ params: { list, id } });
    if (id === chosen?.id) show(withViewChosen(params, null));
  }

  function change(id: string, body: ViewPatch): void {
    update.mutate({ params: { list, id }, body }, { onError: toastError });
  }

  function changeDefault(id: string | null): void {
    const changing = id ?? views.find(({ isDefault }) => isDefault)?.id;
    if (changing) change(changing, { isDefault: id !== null });
  }

  const audiences = viewAudiences.map((value) => ({
    value,
    label: value === 'everyone' ? t('lists.everyone') : t(`labels:role.${value}`),
  }));

  function share(id: string, audience: string | null): void {
    const sharedWith = viewAudiences.find((value) => value === audience) ?? null;
    change(id, { sharedWith });
  }

  return (
    <SavedViews
      views={views.map(({ by, isPartial, can, ...view }) => ({
        ...view,
        ...(by ? { by: personName(by) } : {}),
        partial: isPartial,
        readOnly: !can.edit,
        removable: can.remove,
      }))}
      value={chosen?.id ?? null}
      changed={chosen !== null && isChanged(chosen, state, rules)}
      noViewLabel={t('lists.noView')}
      onValueChange={choose}
      onSaveAs={saveAs}
      onRename={(id, name) => update.mutateAsync({ params: { list, id }, body: { name } })}
      onDelete={drop}
      onDefaultChange={hasDefault ? changeDefault : undefined}
      sharing={{ audiences, onChange: share }}
      onUpdate={(id) => change(id, { search: present })}
      failureText={messageOf}
    />
  );
}
