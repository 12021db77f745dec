import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';

import { ListFilterBar } from '#kit/lists/list-filter-bar.tsx';
import { useListState } from '#kit/lists/use-list-state.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';

import { analyticsAddress, picturesOf } from '../analytics-address.ts';
import { ArchiveReasons, Banks, Funnel, LeadSources, Months, Workers } from './pictures.tsx';

/** What the rows of the list add up to, as pictures under the same filters. */
export function AnalyticsPictures({ filters }: { filters: readonly FilterDefinition[] }) {
  const { state, change } = useListState(analyticsAddress);
  const pictures = useQuery(picturesOf(state));
  const { data } = pictures;
  return (
    <>
      <ListFilterBar
        address={analyticsAddress}
        texts="analytics"
        filters={filters}
        state={state}
        change={change}
      />
      {pictures.isError && !data ? (
        <FailedScreen error={pictures.error} onRetry={() => void pictures.refetch()} />
      ) : (
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <Funnel rows={data?.funnel} />
          <Workers rows={data?.workers} />
          <Months rows={data?.months} />
          <LeadSources rows={data?.leadSources} />
          <Banks rows={data?.banks} />
          <ArchiveReasons rows={data?.archiveReasons} />
        </div>
      )}
    </>
  );
}
