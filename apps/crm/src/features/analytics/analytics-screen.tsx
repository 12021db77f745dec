import { LinkTabs } from '@szansa/ui/link-tabs';
import { laterComponent } from '@szansa/ui/later';
import { PageHeader } from '@szansa/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import type { SearchParams } from '#kit/address/search-params.ts';
import { ListBody } from '#kit/lists/list-body.tsx';
import { totalText } from '#kit/lists/total-text.ts';
import { useListState } from '#kit/lists/use-list-state.ts';
import { useTextsOf } from '#kit/texts/use-texts-of.ts';
import { EditColumns } from '#parts/roles/edit-columns.tsx';

import { analyticsAddress, showsPictures } from './analytics-address.ts';
import { analyticsList } from './analytics-list.tsx';
import { AnalyticsSums } from './analytics-sums.tsx';
import { useAnalyticsFilters } from './use-analytics-filters.ts';

const AnalyticsPictures = laterComponent(
  async () => (await import('./pictures/analytics-pictures.tsx')).AnalyticsPictures,
);

function Total() {
  const words = useTextsOf('analytics');
  const { state } = useListState(analyticsAddress);
  const { data } = useQuery(analyticsAddress.page(state));
  return totalText(words, data);
}

/** The table or the pictures: two links, so that each has an address. */
function Views({ isPictures }: { isPictures: boolean }) {
  const { t } = useTranslation('analytics');
  const { view: _view, ...params }: SearchParams = useSearch({ strict: false });
  return (
    <LinkTabs
      label={t('view.label')}
      items={[
        { key: 'table', label: t('view.table'), active: !isPictures, link: <Link to="." search={params} /> },
        {
          key: 'pictures',
          label: t('view.pictures'),
          active: isPictures,
          link: <Link to="." search={{ ...params, view: 'pictures' }} />,
        },
      ]}
    />
  );
}

/** Opportunities counted and added up: as a table, or as pictures whose numbers lead to its rows. */
export function AnalyticsScreen() {
  const { t } = useTranslation('analytics');
  const isPictures = showsPictures(useSearch({ strict: false }));
  const filters = useAnalyticsFilters();
  return (
    <div className="p-6 max-md:p-4">
      <PageHeader
        title={t('title')}
        subtitle={<Total />}
        actions={<EditColumns table="analytics" />}
        tabs={<Views isPictures={isPictures} />}
        className="mb-4"
      />
      {isPictures ? (
        <AnalyticsPictures filters={filters} />
      ) : (
        <>
          <ListBody list={analyticsList} filters={filters} besides="26rem" />
          <AnalyticsSums />
        </>
      )}
    </div>
  );
}
