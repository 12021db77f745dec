import { Button } from '@szansa/ui/button';
import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Files, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { ListBody } from '#kit/lists/list-body.tsx';
import { totalText } from '#kit/lists/total-text.ts';
import { useListState } from '#kit/lists/use-list-state.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useTextsOf } from '#kit/texts/use-texts-of.ts';
import { ViewSwitch } from '#parts/board/view-switch.tsx';

import { OfferCards } from './offer-cards.tsx';
import { offerList } from './offer-list.tsx';
import { offersAddress } from './offers-address.ts';
import { UnderstoodSearch } from './understood-search.tsx';
import { useOfferFilters } from './use-offer-filters.ts';

/** Cars on offer: variants as cards or in a table, searched as people speak. */
export function OffersScreen() {
  const { t } = useTranslation('carOffers');
  const words = useTextsOf('carOffers');
  const { has } = useAccess();
  const view = useAddressPart('view').value === 'list' ? 'list' : 'cards';
  const { state } = useListState(offersAddress);
  const { data } = useQuery(offersAddress.page(state));
  return (
    <Page width="wide">
      <PageHeader
        title={t('title')}
        subtitle={
          <>
            {totalText(words, data)}
            {state.search !== '' && <UnderstoodSearch search={state.search} />}
          </>
        }
        className="mb-4"
        actions={
          <>
            <ViewSwitch
              list="carOffers"
              usual="cards"
              label={t('view.label')}
              names={{ cards: t('view.cards'), list: t('view.list') }}
            />
            {has('car_template.get') && (
              <Button asChild icon={<Files aria-hidden />}>
                <Link to="/car-management/templates">{t('templates')}</Link>
              </Button>
            )}
            {has('car_offer.create') && (
              <Button asChild variant="primary" icon={<Plus aria-hidden />}>
                <Link to="/car-management/offer">{t('add')}</Link>
              </Button>
            )}
          </>
        }
      />
      {view === 'cards' ? <OfferCards /> : <OfferTable />}
    </Page>
  );
}

function OfferTable() {
  return <ListBody list={offerList} filters={useOfferFilters()} besides="15rem" />;
}
