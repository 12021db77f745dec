import { Button } from '@szansa/ui/button';
import { EmptyState } from '@szansa/ui/empty-state';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTextsOf } from '../texts/use-texts-of.ts';
import type { ListDefinition } from './list-definition.ts';
import type { ListState } from './list-state.ts';
import type { ChangeList } from './use-list-state.ts';

interface ListEmptyProps {
  list: { readonly texts: ListDefinition<never>['texts']; readonly icon: ReactNode };
  state: ListState;
  change: ChangeList;
  /** Filters the list opens with: those alone are no narrowing. */
  usual: ListState['filters'];
  /** What can be done about there being none. */
  action: ReactNode;
}

/** In the place of rows: either there are none yet, or the search and the filters hide them all. */
export function ListEmpty({ list, state, change, usual, action }: ListEmptyProps) {
  const { t } = useTranslation();
  const words = useTextsOf(list.texts);
  const kept = Object.keys(usual).filter((key) => state.filters[key]);
  const isNarrowed =
    state.search !== '' ||
    Object.keys(state.filters).some((key) => usual[key] === undefined) ||
    (kept.length > 0 && kept.length < Object.keys(usual).length);
  const clear = (
    <Button onClick={() => change({ search: '', filters: {} })}>{t('actions.clearFilters')}</Button>
  );
  if (isNarrowed) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={words('noMatches.title')}
        description={words('noMatches.hint')}
        action={clear}
      />
    );
  }
  return (
    <EmptyState
      icon={list.icon}
      title={words('empty.title')}
      description={words('empty.hint')}
      action={Object.keys(state.filters).length > 0 ? clear : action}
    />
  );
}
