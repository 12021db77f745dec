import { IconButton } from '@szansa/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@szansa/ui/popover';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { toasts } from '#kit/toasts/toasts.ts';

import type { Notification } from './address-of.ts';
import { NotificationPanel } from './notification-panel.tsx';

/** Says in a toast what came while the page was open. */
function useToasts(newest: Notification | undefined): void {
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!newest) return;
    const { id, message, customer } = newest;
    // ids grow with time; what was there when the page was opened is no news
    if (told.current !== undefined && id > told.current) {
      toasts.show({
        title: message,
        type: 'foreground',
        ...(customer ? { description: customer.name } : {}),
      });
    }
    told.current = told.current === undefined || id > told.current ? id : told.current;
  }, [newest]);
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
  useToasts(unread.data?.items[0]);
  if (!mayRead) return null;
  return (
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
                  className="absolute -end-2 -top-2 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[0.625rem] leading-none font-medium text-on-accent tabular-nums"
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
  );
}
