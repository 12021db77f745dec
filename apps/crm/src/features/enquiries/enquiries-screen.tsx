import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { CreateLink } from '#kit/lists/create-link.tsx';
import { totalText } from '#kit/lists/total-text.ts';
import { useListState } from '#kit/lists/use-list-state.ts';
import { useTextsOf } from '#kit/texts/use-texts-of.ts';
import { ViewSwitch, type View } from '#parts/board/view-switch.tsx';

import { moreCardsAtom } from './board/more-cards.ts';
import { boardQuery, enquiriesAddress } from './list/enquiries-address.ts';
import { enquiryCreation } from './list/enquiry-creation.tsx';
import { EnquiriesBoard, EnquiriesList } from './views.tsx';

/** How many enquiries there are under the filters. */
function Total({ view }: { view: View }) {
  const { t } = useTranslation('enquiries');
  const words = useTextsOf('enquiries');
  const { state } = useListState(enquiriesAddress);
  const more = useAtomValue(moreCardsAtom);
  const board = useQuery({ ...boardQuery(state, more), enabled: view === 'board' });
  const list = useQuery({ ...enquiriesAddress.page(state), enabled: view === 'list' });
  if (view === 'list') return totalText(words, list.data);
  if (!board.data) return '\u00a0';
  return t('total', { count: board.data.columns.reduce((sum, { count }) => sum + count, 0) });
}

/** Internal enquiries as a list or as a board, under the same filters. */
export function EnquiriesScreen() {
  const { t } = useTranslation('enquiries');
  const view = useAddressPart('view').value === 'board' ? 'board' : 'list';
  return (
    <Page width="wide" fills={view === 'board'}>
      <PageHeader
        title={t('title')}
        subtitle={<Total view={view} />}
        actionsBeside
        actions={
          <>
            <ViewSwitch
              list="internalEnquiries"
              usual="list"
              label={t('view.label')}
              names={{ board: t('view.board'), list: t('view.list') }}
            />
            <CreateLink list={enquiryCreation} variant="primary" isSmall />
          </>
        }
        className="mb-4"
      />
      {view === 'board' ? <EnquiriesBoard /> : <EnquiriesList />}
    </Page>
  );
}
