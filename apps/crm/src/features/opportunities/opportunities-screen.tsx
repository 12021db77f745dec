import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { useTranslation } from 'react-i18next';
import { sumOfAmounts } from '@szansa/domain/shared';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { CreateLink } from '#kit/lists/create-link.tsx';
import { ViewSwitch, type View } from '#parts/board/view-switch.tsx';
import { totalText } from '#kit/lists/total-text.ts';
import { useListState } from '#kit/lists/use-list-state.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { useTextsOf } from '#kit/texts/use-texts-of.ts';
import { opportunityCreation } from './list/opportunity-creation.tsx';
import { OpportunitiesBoard, OpportunitiesList } from './views.tsx';
import { moreCardsAtom } from './board/more-cards.ts';
import { boardQuery, opportunitiesAddress } from './list/opportunities-address.ts';

/** How many opportunities there are under the filters; on the board also what they are worth. */
function OpportunitiesTotal({ view }: { view: View }) {
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

/** Sales opportunities as a board or as a list, under the same filters. */
export function OpportunitiesScreen() {
  const { t } = useTranslation('opportunities');
  const view = useAddressPart('view').value === 'list' ? 'list' : 'board';
  return (
    <Page width="wide" fills={view === 'board'}>
      <PageHeader
        title={t('title')}
        subtitle={<OpportunitiesTotal view={view} />}
        actionsBeside
        actions={
          <>
            <ViewSwitch
              hasOwnViews
              list="opportunities"
              usual="board"
              label={t('view.label')}
              names={{ board: t('view.board'), list: t('view.list') }}
            />
            <CreateLink list={opportunityCreation} variant="primary" isSmall />
          </>
        }
        className="mb-4"
      />
      {view === 'board' ? <OpportunitiesBoard /> : <OpportunitiesList />}
    </Page>
  );
}
