import { EmptyState } from '@szansa/ui/empty-state';
import { KanbanSquare, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListState } from '#kit/lists/list-state.ts';

/** Whether the user narrowed the list beyond "my own", which is how it opens. */
function isNarrowed({ search, filters }: ListState): boolean {
  return search !== '' || Object.keys(filters).some((key) => key !== 'is_self');
}

/** In the place of opportunities: either there are none yet, or the filters hide them all. */
export function NoOpportunities({ state, action }: { state: ListState; action: ReactNode }) {
  const { t } = useTranslation('opportunities');
  return isNarrowed(state) ? (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={t('noMatches.title')}
      description={t('noMatches.hint')}
      action={action}
    />
  ) : (
    <EmptyState
      icon={<KanbanSquare aria-hidden />}
      title={t('empty.title')}
      description={t('empty.hint')}
      action={state.filters['is_self'] ? action : undefined}
    />
  );
}
