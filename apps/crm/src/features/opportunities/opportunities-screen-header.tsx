import { sumOfAmounts } from '@szansa/domain/shared';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Link, useSearch } from '@tanstack/react-router';
import { KanbanSquare, List } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import type { SearchParams } from '#kit/address/search-params.ts';
import { rememberList } from '#kit/lists/list-memory.ts';
import { viewKey } from '#kit/lists/opening.ts';
import { totalText } from '#kit/lists/total-text.ts';
import { useListState } from '#kit/lists/use-list-state.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { useTextsOf } from '#kit/texts/use-texts-of.ts';

import { moreCardsAtom } from './board/more-cards.ts';
import { boardQuery, opportunitiesAddress } from './list/opportunities-address.ts';

type View = 'board' | 'list';

const icons = { board: KanbanSquare, list: List };

/** Board or list: two links, so that a view has an address. */
export function ViewSwitch() {
  const { t } = useTranslation('opportunities');
  // the board and the list have views of their own; filters go along
  const { view: _view, [viewKey]: _chosen, ...params }: SearchParams = useSearch({ strict: false });
  return (
    <nav
      aria-label={t('view.label')}
      className="flex h-control items-stretch gap-0.5 rounded-medium bg-surface-muted p-0.5"
    >
      {(['board', 'list'] as const).map((each) => {
        const Icon = icons[each];
        const search = each === 'board' ? params : { ...params, view: each };
        return (
          <Link
            key={each}
            to="."
            search={search}
            // the address of one view is part of the other's
            activeOptions={{ exact: true }}
            onClick={() => rememberList('opportunities', search)}
            className="inline-flex items-center gap-1.5 rounded-small px-2.5 font-medium text-text-muted hover:text-text aria-[current=page]:bg-surface aria-[current=page]:text-text aria-[current=page]:shadow-small"
          >
            <Icon aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{t(`view.${each}`)}</span>
          </Link>
        );
      })}
    </nav>
  );
}

/** How many opportunities there are under the filters; on the board also what they are worth. */
export function OpportunitiesTotal({ view }: { view: View }) {
  const { t } = useTranslation(['opportunities', 'common']);
  const words = useTextsOf('opportunities');
  const { wholeMoney } = useFormats();
  const { state } = useListState(opportunitiesAddress);
  const more = useAtomValue(moreCardsAtom);
  const board = useQuery({ ...boardQuery(state, more), enabled: view === 'board' });
  const list = useQuery({ ...opportunitiesAddress.page(state), enabled: view === 'list' });
  if (view === 'list') return totalText(words, list.data);
  if (!board.data) return '\u00a0';
  const count = board.data.columns.reduce((sum, column) => sum + column.count, 0);
  const value = sumOfAmounts(board.data.columns.map((column) => column.sum));
  return `${t('total', { count })} · ${wholeMoney(value)} ${t('common:net')}`;
}
