import type { Data, Endpoints } from '@szansa/api-client/client';
import type { NotificationTab, NotificationType } from '@szansa/domain/notification';
import { currentTime } from '@szansa/ui/clock';
import { NotificationList } from '@szansa/ui/notification-list';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CalendarClock,
  CarFront,
  Info,
  Inbox,
  MessageSquare,
  MessagesSquare,
  StickyNote,
  UserRoundCheck,
} from 'lucide-react';

import { client, queries } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { toastError } from '#kit/toasts/toasts.ts';

const icons: Readonly<Record<NotificationType, ReactNode>> = {
  calendar: <CalendarClock aria-hidden />,
  admin: <UserRoundCheck aria-hidden />,
  comments: <MessageSquare aria-hidden />,
  internalEnquiryNew: <Inbox aria-hidden />,
  internalEnquiryNote: <StickyNote aria-hidden />,
  internalEnquiryChat: <MessagesSquare aria-hidden />,
  offerReservationNew: <CarFront aria-hidden />,
  system: <Info aria-hidden />,
};

/** Returns an icon for the subject of a notification; its text describes the same. */
function notificationIcon(type: NotificationType): ReactNode {
  return icons[type];
}

type Notification = Data<Endpoints['notifications']['get']>;

/** Notifications a page (specification, section 9). */
const perPage = 10;

/** Loads pages from the newest on: the first always contains the newest, even if some have been read meanwhile. */
function useNotificationPages(tab: NotificationTab) {
  const query = { tab, limit: perPage } as const;
  return useInfiniteQuery({
    queryKey: [...queries.notifications.list.key({ query }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      client.notifications.list(
        { query: { ...query, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ older }) => older,
  });
}

interface NotificationPagesProps {
  tab: NotificationTab;
  /** Goes where a notification leads. */
  onLeave: (href: string) => void;
}

/** The notifications of a tab, the newest first. */
export function NotificationPages({ tab, onLeave }: NotificationPagesProps) {
  const { t } = useTranslation('notifications');
  const [now] = useState(() => currentTime().toISOString());
  const pages = useNotificationPages(tab);
  const changed = (notificationId: string | null) =>
    ownChange('notification-mark-as-read', { notificationId });
  const read = useMutation({
    ...queries.notifications.read.mutation(),
    onSuccess: (_, { params }) => changed(params.id),
    onError: toastError,
  });
  const readAll = useMutation({
    ...queries.notifications.readAll.mutation(),
    onSuccess: () => changed(null),
    onError: toastError,
  });
  const notifications = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const open = (notification: Notification) => {
    if (notification.readAt === null) read.mutate({ params: { id: notification.id } });
    onLeave(notification.path);
  };
  if (pages.isError && !pages.data) {
    return <FailedScreen error={pages.error} onRetry={() => void pages.refetch()} />;
  }
  return (
    <NotificationList
      notifications={notifications.map((one) => ({
        id: one.id,
        text: one.message,
        detail: one.about ?? undefined,
        icon: notificationIcon(one.type),
        at: one.deliveryTime,
        unread: one.readAt === null,
        href: one.path,
      }))}
      now={now}
      loading={pages.isPending}
      empty={<p className="px-4 py-10 text-center text-text-muted">{t(`empty.${tab}`)}</p>}
      onOpen={({ id }, event) => {
        event.preventDefault();
        const found = notifications.find((one) => one.id === id);
        if (found) open(found);
      }}
      onRead={({ id }) => read.mutate({ params: { id } })}
      onAllRead={tab === 'unread' ? () => readAll.mutate({}) : undefined}
      onLoadMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
      loadingMore={pages.isFetchingNextPage}
    />
  );
}
