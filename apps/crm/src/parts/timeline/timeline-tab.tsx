import { Button } from '@szansa/ui/button';
import { EmptyState } from '@szansa/ui/empty-state';
import { lazyExtra } from '@szansa/ui/lazy';
import { Skeleton } from '@szansa/ui/skeleton';
import { Timeline } from '@szansa/ui/timeline';
import { useTranslation } from 'react-i18next';

import { useMorePages } from '#kit/lists/use-more-pages.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';

import { eventKinds, isEventKind, type EventKind } from './event-kinds.ts';
import type { History as HistoryOf } from './history.ts';
import { useEventItems } from './use-event-items.tsx';

// the record is shown before the search of people has loaded
const PersonChoice = lazyExtra(async () => (await import('#parts/pickers/person-choice.tsx')).PersonChoice);

/** Pages of the timeline one after another, newest events first. */
function useTimelinePages(history: HistoryOf, kind: EventKind | null, actorId: string | undefined) {
  const query = {
    ...(kind ? { type: [...eventKinds[kind]] } : {}),
    ...(actorId ? { actorId } : {}),
  };
  return useMorePages(history.key(query), (page, options) => history.read({ ...query, page }, options));
}

const everybody = 'everybody';

interface TimelineTabProps {
  history: HistoryOf;
  /** The timeline's filters from the address; unknown values do not filter. */
  kind: string | undefined;
  onKindChange: (kind: EventKind | undefined) => void;
  /** The person whose doings it is narrowed to. */
  actorId: string | undefined;
  onActorChange: (actorId: string | undefined) => void;
}

/** Everything that happened to an opportunity, or to all of a customer. */
export function TimelineTab(props: TimelineTabProps) {
  const { history, kind: requestedKind, onKindChange, actorId, onActorChange } = props;
  const { t } = useTranslation(['timeline', 'common']);
  const kind = isEventKind(requestedKind) ? requestedKind : null;
  const pages = useTimelinePages(history, kind, actorId);
  const describe = useEventItems();
  const events = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const total = pages.data?.pages[0]?.total ?? 0;

  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-1">
        <KindFilter kind={kind} onChange={(next) => onKindChange(next ?? undefined)} />
        <PersonChoice
          instead={<Skeleton className="h-control w-52" />}
          label={t('actor')}
          besides={[{ value: everybody, label: t('everybody') }]}
          value={actorId ?? everybody}
          onChange={(value) => onActorChange(value === everybody ? undefined : value)}
          className="w-52"
        />
      </div>
      {pages.isPending && <LoadingTimeline />}
      {pages.isError && !pages.data && (
        <FailedScreen error={pages.error} onRetry={() => void pages.refetch()} />
      )}
      {pages.data && events.length === 0 && (
        <EmptyState
          drawing="history"
          title={t(kind || actorId ? 'emptyKind' : 'empty')}
          description={t(kind || actorId ? 'emptyKindHint' : 'emptyHint')}
        />
      )}
      {events.length > 0 && (
        <>
          <Timeline label={t(`label.${history.of}`)} items={describe(events)} groupByDay />
          <div className="mt-4 flex flex-wrap items-center gap-3">
            {pages.hasNextPage && (
              <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
                {t('more')}
              </Button>
            )}
            <p role="status" className="text-small text-text-muted tabular-nums">
              {t('shown', { shown: events.length, total })}
            </p>
          </div>
        </>
      )}
    </>
  );
}

function KindFilter({
  kind,
  onChange,
}: {
  kind: EventKind | null;
  onChange: (kind: EventKind | null) => void;
}) {
  const { t } = useTranslation('timeline');
  const choices = [null, ...(Object.keys(eventKinds) as EventKind[])];
  return (
    <div role="group" aria-label={t('filter')} className="flex flex-wrap gap-1">
      {choices.map((choice) => (
        <Button
          key={choice ?? 'all'}
          size="small"
          variant={choice === kind ? 'secondary' : 'ghost'}
          aria-pressed={choice === kind}
          onClick={() => onChange(choice)}
        >
          {t(`kinds.${choice ?? 'all'}`)}
        </Button>
      ))}
    </div>
  );
}

function LoadingTimeline() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('states.loading')} className="space-y-5">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-7 rounded-full" />
          <div className="flex-1 space-y-2 pt-1">
            <Skeleton className="w-48" />
            <Skeleton className="h-3.5 w-72 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
