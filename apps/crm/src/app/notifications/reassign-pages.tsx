import { Button } from '@szansa/ui/button';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { useMorePages } from '#kit/lists/use-more-pages.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';

import { useAsked, useDecide, type ReassignRequest } from './reassign-request.tsx';

/** Requests a page (specification, section 9). */
const perPage = 10;

function useReassignPages() {
  const query = { perPage } as const;
  return useMorePages(queries.reassignRequests.list.key({ query }), (page, options) =>
    client.reassignRequests.list({ query: { ...query, page } }, options),
  );
}

/** Pending requests that the person decides, or has made. */
export function ReassignPages({ onLeave }: { onLeave: (href: string) => void }) {
  const { t } = useTranslation(['notifications', 'common']);
  const pages = useReassignPages();
  const requests = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  if (pages.isPending) {
    return (
      <div role="status" aria-label={t('common:states.loading')} className="p-3">
        <LoadingRows count={2} />
      </div>
    );
  }
  if (pages.isError && !pages.data) {
    return <FailedScreen error={pages.error} onRetry={() => void pages.refetch()} />;
  }
  if (requests.length === 0) {
    return <p className="px-4 py-10 text-center text-text-muted">{t('reassign.empty')}</p>;
  }
  return (
    <>
      <ul aria-label={t('reassign.list')} className="divide-y divide-border">
        {requests.map((request) => (
          <PendingRequest key={request.id} request={request} onLeave={onLeave} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className="p-2">
          <Button size="small" progress={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('reassign.more')}
          </Button>
        </div>
      )}
    </>
  );
}

interface PendingRequestProps {
  request: ReassignRequest;
  onLeave: (href: string) => void;
}

function PendingRequest({ request, onLeave }: PendingRequestProps) {
  const { t } = useTranslation('notifications');
  const { recent } = useFormats();
  const asked = useAsked();
  const { isSaving, approve, reject } = useDecide(() => {});
  return (
    <li className="space-y-2 px-4 py-3">
      <p>{asked(request)}</p>
      <p className="text-small break-words text-text-muted">
        {request.reason} · {recent(request.createdAt)}
      </p>
      <div className="flex flex-wrap gap-2">
        {request.can.decide && (
          <>
            <Button size="small" disabled={isSaving} onClick={() => approve(request)}>
              {t('reassign.approve')}
            </Button>
            <Button size="small" disabled={isSaving} onClick={() => reject(request)}>
              {t('reassign.reject')}
            </Button>
          </>
        )}
        <Button
          size="small"
          variant="ghost"
          onClick={() => onLeave(`/sales-opportunity/${request.customerFile.id}`)}
        >
          {t('reassign.open')}
        </Button>
      </div>
    </li>
  );
}
