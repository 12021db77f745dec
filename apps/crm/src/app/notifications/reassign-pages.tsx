import { currentTime } from '@szansa/ui/clock';
import { NotificationList } from '@szansa/ui/notification-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { useMorePages } from '#kit/lists/use-more-pages.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';

import {
  isDecision,
  useRequestText,
  useDecide,
  type Decision,
  type ReassignRequest,
} from './reassign-request.tsx';

/** Requests a page (specification, section 9). */
const perPage = 10;

function useReassignPages() {
  const query = { perPage } as const;
  return useMorePages(queries.reassignRequests.list.key({ query }), (page, options) =>
    client.reassignRequests.list({ query: { ...query, page } }, options),
  );
}

/** What the reader may do with a request. */
function decisionsOf({ can }: ReassignRequest): readonly Decision[] {
  return [
    ...(can.decide ? (['approve', 'reject'] as const) : []),
    ...(can.withdraw ? (['withdraw'] as const) : []),
  ];
}

/** Pending requests that the user can decide right here, or has made. */
export function ReassignPages({ onLeave }: { onLeave: (href: string) => void }) {
  const { t } = useTranslation('notifications');
  const [now] = useState(() => currentTime().toISOString());
  const textOf = useRequestText();
  const { isDeciding, decide } = useDecide(() => {});
  const pages = useReassignPages();
  if (pages.isError && !pages.data) {
    return <FailedScreen error={pages.error} onRetry={() => void pages.refetch()} />;
  }
  const requests = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const pathOf = ({ customerFile }: ReassignRequest) => `/sales-opportunity/${customerFile.id}`;
  const find = (id: string) => requests.find((request) => request.id === id);
  return (
    <NotificationList
      label={t('reassign.list')}
      notifications={requests.map((request) => ({
        id: request.id,
        text: textOf(request),
        detail: request.reason,
        at: request.createdAt,
        href: pathOf(request),
        actions: decisionsOf(request).map((decision) => ({
          id: decision,
          label: t(`reassign.${decision}`),
          loading: isDeciding(decision, request),
        })),
      }))}
      now={now}
      loading={pages.isPending}
      empty={<p className="px-4 py-10 text-center text-text-muted">{t('reassign.empty')}</p>}
      onOpen={({ id }, event) => {
        event.preventDefault();
        const request = find(id);
        if (request) onLeave(pathOf(request));
      }}
      onAction={({ id }, action) => {
        const request = find(id);
        if (request && isDecision(action)) decide(action, request);
      }}
      onLoadMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
      loadingMore={pages.isFetchingNextPage}
    />
  );
}
