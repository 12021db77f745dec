import { useMediaQuery } from '@szansa/ui/app-shell';
import { IconButton } from '@szansa/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@szansa/ui/popover';
import { Sheet } from '@szansa/ui/sheet';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { openedNotificationsAtom } from '#kit/session/opened-notifications.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import { NoticePopup } from '../notices/notice-popup.tsx';
import { NotificationPanel } from './notification-panel.tsx';
import { ReassignPopup } from './reassign-popup.tsx';
import { useArrivals } from './use-arrivals.ts';

/** Larger numbers are shown as `99+`. */
const mostShown = 99;

function UnreadBell({ count }: { count: number }) {
  return (
    <span className="relative">
      <Bell aria-hidden />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute -end-2 -top-2 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-small leading-none font-medium text-on-accent tabular-nums"
        >
          {count > mostShown ? `${mostShown}+` : count}
        </span>
      )}
    </span>
  );
}

/** The bell with the number of unread notifications, and the panel it opens; a phone shows it as a sheet. */
function NotificationBell() {
  const { t } = useTranslation('notifications');
  const [tab, setTab] = useAtom(openedNotificationsAtom);
  const isOpen = tab !== null;
  const setOpen = (open: boolean) => setTab(open ? 'unread' : null);
  const isWide = useMediaQuery('(min-width: 640px)');
  const unread = useQuery(queries.notifications.unread.query());
  const count = unread.data?.count ?? 0;
  const label = count > 0 ? t('openWith', { count }) : t('open');
  const close = () => setOpen(false);
  useArrivals();
  if (!isWide) {
    return (
      <>
        <IconButton
          label={label}
          icon={<UnreadBell count={count} />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        />
        <Sheet open={isOpen} onOpenChange={setOpen} title={t('open')} className="w-full">
          <NotificationPanel onClose={close} className="-mx-4" />
        </Sheet>
      </>
    );
  }
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger>
        <IconButton label={label} icon={<UnreadBell count={count} />} />
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={t('open')} className="w-112 max-w-[calc(100vw-1rem)] p-0">
        <NotificationPanel onClose={close} className="max-h-[60dvh] overflow-y-auto" />
      </PopoverContent>
    </Popover>
  );
}

/** Notifications: requests for the user's opportunities on top of the screen, everything else behind the bell. */
export function NotificationCorner() {
  const { has } = useAccess();
  return (
    <>
      <ReassignPopup />
      <NoticePopup />
      {has('notification.get') && <NotificationBell />}
    </>
  );
}
