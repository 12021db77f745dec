import { Button } from '@szansa/ui/button';
import { EmptyState } from '@szansa/ui/empty-state';
import { useTranslation } from 'react-i18next';

import { useAccess } from '../session/session-atoms.ts';
import { useTextsOf } from '../texts/use-texts-of.ts';
import { CreateLink } from './create-link.tsx';
import type { ListDefinition } from './list-definition.ts';
import type { ListState } from './list-state.ts';
import type { ChangeList } from './use-list-state.ts';

interface ListEmptyProps {
  list: Pick<ListDefinition<never>, 'texts' | 'drawing' | 'create' | 'hintFor'>;
  state: ListState;
  change: ChangeList;
  /** Filters the list opens with: those alone are no narrowing. */
  usual: ListState['filters'];
}

/** In the place of rows: either there are none yet, or the search and the filters hide them all. */
export function ListEmpty({ list, state, change, usual }: ListEmptyProps) {
  const { t } = useTranslation();
  const { has } = useAccess();
  const words = useTextsOf(list.texts);
  const right = list.create?.right ?? list.hintFor;
  const active = Object.keys(usual).filter((key) => state.filters[key]);
  const isNarrowed =
    state.search !== '' ||
    Object.keys(state.filters).some((key) => usual[key] === undefined) ||
    (active.length > 0 && active.length < Object.keys(usual).length);
  const clear = (
    <Button onClick={() => change({ search: '', filters: {} })}>{t('actions.clearFilters')}</Button>
  );
  if (isNarrowed) {
    return (
      <EmptyState
        drawing="search"
        title={words('noMatches.title')}
        description={words('noMatches.hint')}
        action={clear}
      />
    );
  }
  return (
    <EmptyState
      drawing={list.drawing}
      title={words('empty.title')}
      // users who may only read are not prompted to create something
      description={!right || has(right) ? words('empty.hint') : undefined}
      action={
        <>
          <CreateLink list={list} variant="secondary" />
          {Object.keys(state.filters).length > 0 && clear}
        </>
      }
    />
  );
}
