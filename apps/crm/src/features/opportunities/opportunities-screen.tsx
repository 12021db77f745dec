import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { CreateLink } from '#kit/lists/create-link.tsx';
import { ViewSwitch } from '#parts/board/view-switch.tsx';

import { opportunityCreation } from './list/opportunity-creation.tsx';
import { OpportunitiesTotal } from './opportunities-screen-header.tsx';
import { OpportunitiesBoard, OpportunitiesList } from './views.tsx';

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
