import { EmptyState, type DrawingName } from '@szansa/ui/empty-state';
import { Pagination } from '@szansa/ui/pagination';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import type { PageOptions } from '#kit/lists/list-address.ts';
import { lastPageBefore, PastEnd } from '#kit/lists/past-end.tsx';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';

interface PagedListProps<Item extends { readonly id: string }> {
  label: string;
  /** Parameter of the address that contains the page. */
  place: string;
  queryOf: (page: number) => PageOptions<Item>;
  empty: { readonly drawing: DrawingName; readonly title: string };
  children: (item: Item) => ReactNode;
}

/** Records that belong to another one, a page at a time. */
export function PagedList<Item extends { readonly id: string }>(props: PagedListProps<Item>) {
  const { label, place, queryOf, empty, children } = props;
  const { t } = useTranslation();
  const part = useAddressPart(place);
  const page = Math.max(1, Math.trunc(Number(part.value ?? 1)) || 1);
  const { data, isPending, error, refetch } = useQuery({
    ...queryOf(page),
    placeholderData: keepPreviousData,
  });
  if (isPending) {
    return (
      <div role="status" aria-label={t('states.loading')}>
        <LoadingRows count={3} />
      </div>
    );
  }
  if (!data) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  const turn = (next: number) => void part.change(next === 1 ? undefined : String(next));
  const last = lastPageBefore(page, data);
  if (last !== null) return <PastEnd page={page} last={last} onToLast={() => turn(last)} />;
  if (data.total === 0) return <EmptyState level={2} {...empty} />;
  return (
    <>
      <ul aria-label={label} className="divide-y divide-border rounded-large border border-border bg-surface">
        {data.items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            {children(item)}
          </li>
        ))}
      </ul>
      {data.total > data.perPage && (
        <Pagination
          className="mt-3"
          page={page}
          perPage={data.perPage}
          total={data.total}
          isTotalLimited={data.isTotalLimited}
          onPageChange={turn}
        />
      )}
    </>
  );
}
