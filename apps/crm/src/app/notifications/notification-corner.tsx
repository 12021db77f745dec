import { IconButton } from '@szansa/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@szansa/ui/popover';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { useHeard } from '#kit/live/hearing.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { toastError, toasts } from '#kit/toasts/toasts.ts';

import { ReassignPopup } from './reassign-popup.tsx';
import { NotificationPanel } from './notification-panel.tsx';

/** Whether the page is in front, and shows where a notification leads. */
function isInFront(path: string): boolean {
  const [here, there] = [new URL(window.location.href), new URL(path, window.location.origin)];
  const isSame = here.pathname === there.pathname;
  return isSame && here.searchParams.get('tab') === there.searchParams.get('tab') && document.hasFocus();
}

/**
 * Says in a toast what comes while the page is open, and leads there; also in a window that is hidden, where it waits to
 * be seen. What stands on the screen already is not said.
 */
function useToasts(): void {
  const { t } = useTranslation('notifications');
  const navigate = useNavigate();
  const read = useMutation({ ...queries.notifications.read.mutation(), onError: toastError });
  const shown = useRef(new Map<string, string>());

  async function say(id: string): Promise<void> {
    const { message, about, path, readAt } = await client.notifications.get({ params: { id } });
    if (readAt !== null || isInFront(path)) return;
    const toast = {
      title: message,
      type: 'foreground',
      ...(about === null ? {} : { description: about }),
      action: {
        label: t('toast.open'),
        altText: t('toast.otherwise'),
        onSelect: () => {
          read.mutate(
            { params: { id } },
            { onSuccess: () => ownChange('notification-mark-as-read', { notificationId: id }) },
          );
          void navigate({ href: path });
        },
      },
    } as const;
    // several that are one are said by one toast
    const before = shown.current.get(id);
    if (before !== undefined) toasts.dismiss(before);
    shown.current.set(id, toasts.show(toast));
  }
  useHeard('notification-new', ({ notificationId, isQuiet }) => {
    // what cannot be read now stands in the list as well
    if (!isQuiet) say(notificationId).catch(() => undefined);
  });
}

/** The bell with the number of unread notifications, and what it opens. */
export function NotificationCorner() {
  const { t } = useTranslation('notifications');
  const [isOpen, setOpen] = useState(false);
  const { has } = useAccess();
  const mayRead = has('notification.get');
  const unread = useQuery({
    ...queries.notifications.unread.query(),
    enabled: mayRead,
  });
  const count = unread.data?.count ?? 0;
  useToasts();
  return (
    <>
      <ReassignPopup />
      {mayRead && (
        <Popover open={isOpen} onOpenChange={setOpen}>
          <PopoverTrigger>
            <IconButton
              label={count > 0 ? t('openWith', { count }) : t('open')}
              icon={
                <span className="relative">
                  <Bell aria-hidden />
                  {count > 0 && (
                    <span
                      aria-hidden
                      className="absolute -end-2 -top-2 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-small leading-none font-medium text-on-accent tabular-nums"
                    >
                      {count > 99 ? '99+' : count}
                    </span>
                  )}
                </span>
              }
            />
          </PopoverTrigger>
          <PopoverContent align="end" aria-label={t('open')} className="w-96 max-w-[calc(100vw-1rem)] p-0">
            <NotificationPanel onClose={() => setOpen(false)} />
          </PopoverContent>
        </Popover>
      )}
    </>
  );
}
