import { LinkTabs } from '@szansa/ui/link-tabs';
import { lazyComponent } from '@szansa/ui/lazy';
import { Page } from '@szansa/ui/page';
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

import { analyticsAddress, viewOf, sumsOf } from './analytics-address.ts';
import { analyticsList } from './analytics-list.tsx';
import { useAnalyticsFilters } from './use-analytics-filters.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

/** What all rows of the list add up to; a sum that is hidden from the reader is left out. */
function AnalyticsSums() {
  const { t } = useTranslation('analytics');
  const { money, language } = useFormats();
  const { state } = useListState(analyticsAddress);
  const { data } = useQuery(sumsOf(state));
  if (!data || data.count === 0) return null;
  const { count, vehicleValue, commisionAmount } = data;
  return (
    <dl
      aria-label={t('sums.title')}
      className="mt-3 flex flex-wrap gap-x-8 gap-y-1 border-t border-border pt-3 tabular-nums"
    >
      <Sum name={t('sums.count')}>{count.toLocaleString(language)}</Sum>
      <Sum name={t('columns.vehicleValue')}>{money(vehicleValue)}</Sum>
      {commisionAmount !== undefined && (
        <Sum name={t('columns.commisionAmount')}>{money(commisionAmount)}</Sum>
      )}
    </dl>
  );
}

function Sum({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

const AnalyticsGroups = lazyComponent(
  async () => (await import('./groups/analytics-groups.tsx')).AnalyticsGroups,
);
const AnalyticsPictures = lazyComponent(
  async () => (await import('./pictures/analytics-pictures.tsx')).AnalyticsPictures,
);

function Total() {
  const words = useTextsOf('analytics');
  const { state } = useListState(analyticsAddress);
  const { data } = useQuery(analyticsAddress.page(state));
  return totalText(words, data);
}

type View = ReturnType<typeof viewOf>;

/** The table, its groups or the pictures: links, so that each has an address. */
function Views({ shown }: { shown: View }) {
  const { t } = useTranslation('analytics');
  const { view: _view, group: _group, ...params }: SearchParams = useSearch({ strict: false });
  const views: readonly View[] = ['table', 'groups', 'pictures'];
  return (
    <LinkTabs
      label={t('view.label')}
      items={views.map((view) => ({
        key: view,
        label: t(`view.${view}`),
        active: view === shown,
        link: <Link to="." search={view === 'table' ? params : { ...params, view }} />,
      }))}
    />
  );
}

/** Opportunities counted and added up: as a table, in groups, or as pictures whose numbers lead to its rows. */
export function AnalyticsScreen() {
  const { t } = useTranslation('analytics');
  const shown = viewOf(useSearch({ strict: false }));
  const filters = useAnalyticsFilters();
  return (
    <Page width="wide">
      <PageHeader
        title={t('title')}
        subtitle={<Total />}
        actions={<EditColumns table="analytics" />}
        tabs={<Views shown={shown} />}
        className="mb-4"
      />
      {shown === 'pictures' && <AnalyticsPictures filters={filters} />}
      {shown === 'groups' && <AnalyticsGroups filters={filters} />}
      {shown === 'table' && (
        <>
          <ListBody list={analyticsList} filters={filters} besides="26rem" />
          <AnalyticsSums />
        </>
      )}
    </Page>
  );
}
