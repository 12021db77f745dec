import { Bell, Check, CheckCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode, type Ref } from 'react';

import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { defineWords, useLabels, useWords } from '../labels/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { RelativeTime } from '../relative-time/index.ts';
import { NotificationActions, type NotificationAction } from './notification-actions.tsx';

const notificationListWords = defineWords('notification-list', {
  pl: {
    unread: 'Nieprzeczytane',
    markRead: (text: string) => `Oznacz jako przeczytane: ${text}`,
    allRead: 'Oznacz wszystkie',
    loadMore: 'Wczytaj starsze',
    empty: 'Nie masz powiadomień',
  },
  en: {
    unread: 'Unread',
    markRead: (text) => `Mark as read: ${text}`,
    allRead: 'Mark all as read',
    loadMore: 'Load older',
    empty: 'You have no notifications',
  },
});

export interface Notification {
  id: string;
  text: string;
  /** Under the text, in grey. */
  detail?: string | undefined;
  icon?: ReactNode;
  /** ISO 8601 with a zone. */
  at: string;
  /** Omit it for items that are neither read nor unread: a pending request. */
  unread?: boolean | undefined;
  href?: string | undefined;
  /** How it can be answered at once. Leave them out once it has been. */
  actions?: readonly NotificationAction[] | undefined;
}

export interface NotificationListProps {
  /** For screen readers; default "Notifications". */
  label?: string | undefined;
  notifications: readonly Notification[];
  /** ISO 8601; the moment "5 minutes ago" is counted from. */
  now: string;
  /** Opened by its link; `preventDefault` here to move within the product. */
  onOpen?: ((notification: Notification, event: { preventDefault: () => void }) => void) | undefined;
  onRead?: ((notification: Notification) => void) | undefined;
  /** One of its actions was pressed. */
  onAction?: ((notification: Notification, actionId: string) => void) | undefined;
  onAllRead?: (() => void) | undefined;
  /** Beside "mark all": tabs or a filter. */
  tabs?: ReactNode;
  /** Runs when the end is scrolled to, or its button pressed. Leave it out when there is nothing older. */
  onLoadMore?: (() => void) | undefined;
  loadingMore?: boolean | undefined;
  loading?: boolean | undefined;
  empty?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** What happened and when, the newest first; what is not read yet has a dot. */
export function NotificationList(props: NotificationListProps) {
  const {
    notifications,
    now,
    onAllRead,
    tabs,
    onLoadMore,
    loadingMore = false,
    loading = false,
    ref,
  } = props;
  const labels = useLabels();
  const words = useWords(notificationListWords);
  const anyUnread = notifications.some(({ unread }) => unread);

  return (
    <div
      ref={ref}
      data-slot="notification-list"
      aria-busy={loading}
      className={classes('flex min-w-0 flex-col', props.className)}
    >
      {tabs || onAllRead ? (
        <div className="flex items-center gap-2 border-b border-border px-3 py-1.5">
          <div className="min-w-0 flex-1">{tabs}</div>
          {onAllRead ? (
            <Button
              size="small"
              variant="ghost"
              icon={<CheckCheck aria-hidden />}
              disabled={!anyUnread}
              onClick={onAllRead}
            >
              {words.allRead}
            </Button>
          ) : null}
        </div>
      ) : null}
      {loading ? <LoadingRows label={labels.loading} /> : null}
      {!loading && notifications.length === 0
        ? (props.empty ?? (
            <p className="flex flex-col items-center gap-2 px-4 py-10 text-text-muted">
              <Bell size={20} aria-hidden />
              {words.empty}
            </p>
          ))
        : null}
      {!loading && notifications.length > 0 ? (
        <ul aria-label={props.label ?? labels.notifications}>
          {notifications.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              now={now}
              onOpen={props.onOpen}
              onRead={props.onRead}
              onAction={props.onAction}
            />
          ))}
        </ul>
      ) : null}
      {onLoadMore && !loading ? (
        <OlderRow key={notifications.length} loading={loadingMore} onReached={onLoadMore} />
      ) : null}
    </div>
  );
}

/** The end of the list: it loads older items once it is in view, and by a button where that failed or is impossible. */
function OlderRow({ loading, onReached }: { loading: boolean; onReached: () => void }) {
  const words = useWords(notificationListWords);
  const row = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReached);
  useEffect(() => {
    if (!row.current) return undefined;
    const sight = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) reach();
    });
    sight.observe(row.current);
    return () => sight.disconnect();
  }, []);
  return (
    <div ref={row} className="flex justify-center p-2">
      <Button size="small" variant="ghost" loading={loading} onClick={onReached}>
        {words.loadMore}
      </Button>
    </div>
  );
}

interface NotificationRowProps extends Pick<NotificationListProps, 'now' | 'onOpen' | 'onRead' | 'onAction'> {
  notification: Notification;
}

function NotificationRow({ notification, now, onOpen, onRead, onAction }: NotificationRowProps) {
  const textId = useId();
  const words = useWords(notificationListWords);
  const { text, detail, icon, at, unread, href, actions = [] } = notification;
  const textClasses = classes('block', unread ? 'font-medium' : unread === false && 'text-text-muted');
  return (
    <li
      // gets the focus of removed actions where there is no link to get it
      tabIndex={href === undefined ? -1 : undefined}
      className="relative flex items-start gap-2.5 border-b border-border px-3 py-2.5 last:border-b-0 hover:bg-row-hover"
    >
      {unread === undefined ? null : (
        <span className="mt-1.5 grid size-2 shrink-0 place-items-center">
          {unread ? (
            <span className="size-2 rounded-full bg-accent">
              <span className="sr-only">{words.unread}</span>
            </span>
          ) : null}
        </span>
      )}
      {icon ? <span className="mt-0.5 shrink-0 text-text-muted [&_svg]:size-4">{icon}</span> : null}
      <div className="min-w-0 flex-1 wrap-anywhere">
        {href === undefined ? (
          <span id={textId} className={textClasses}>
            {text}
          </span>
        ) : (
          <a
            id={textId}
            href={href}
            className={classes(textClasses, 'after:absolute after:inset-0')}
            onClick={(event) => onOpen?.(notification, event)}
          >
            {text}
          </a>
        )}
        {detail ? <p className="text-small text-text-muted">{detail}</p> : null}
        <RelativeTime at={at} now={now} className="text-small text-text-muted" />
        {actions.length > 0 ? (
          <NotificationActions
            actions={actions}
            describedBy={textId}
            onAction={(actionId) => {
              onAction?.(notification, actionId);
            }}
          />
        ) : null}
      </div>
      {unread && onRead ? (
        <IconButton
          label={words.markRead(text)}
          icon={<Check aria-hidden />}
          size="small"
          className="relative z-sticky"
          onClick={() => {
            onRead(notification);
          }}
        />
      ) : null}
    </li>
  );
}

function LoadingRows({ label }: { label: string }) {
  return (
    <div className="flex flex-col">
      <span className="sr-only">{label}</span>
      {['w-4/5', 'w-3/5', 'w-2/3', 'w-3/4'].map((width) => (
        <div key={width} className="flex flex-col gap-2 border-b border-border px-8 py-3">
          <Skeleton className={width} />
          <Skeleton className="h-3 w-24" />
        </div>
      ))}
    </div>
  );
}
