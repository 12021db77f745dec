import { sumOfAmounts } from '@szansa/domain/shared';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { totalText } from '#kit/lists/total-text.ts';
import { useListState } from '#kit/lists/use-list-state.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { useTextsOf } from '#kit/texts/use-texts-of.ts';
import type { View } from '#parts/board/view-switch.tsx';

import { moreCardsAtom } from './board/more-cards.ts';
import { boardQuery, opportunitiesAddress } from './list/opportunities-address.ts';

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
