import { IconButton } from '@szansa/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@szansa/ui/popover';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { useHeard } from '#kit/live/hearing.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { toasts } from '#kit/toasts/toasts.ts';

import { ReassignPopup } from './reassign-popup.tsx';
import { NotificationPanel } from './notification-panel.tsx';

/** Says in a toast what comes while the page is open. */
function useToasts(): void {
  useHeard('notification-new', ({ notificationId }) => {
    const input = { params: { id: notificationId } };
    void queryClient
      .fetchQuery(queries.notifications.get.query(input))
      .then(({ message, customer }) =>
        toasts.show({
          title: message,
          type: 'foreground',
          ...(customer ? { description: customer.name } : {}),
        }),
      )
      // it stands in the list as well
      .catch(() => undefined);
  });
}

/** The bell with the number of unread notifications, and what it opens. */
export function NotificationCorner() {
  const { t } = useTranslation('notifications');
  const [isOpen, setOpen] = useState(false);
  const { has } = useAccess();
  const mayRead = has('notification.get');
  const unread = useQuery({
    ...queries.notifications.list.query({ query: { tab: 'unread', perPage: 10 } }),
    enabled: mayRead,
  });
  const count = unread.data?.total ?? 0;
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
