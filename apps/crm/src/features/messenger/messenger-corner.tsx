import { IconButton } from '@szansa/ui/icon-button';
import { useShortcut } from '@szansa/ui/shortcuts';
import { useAtom } from 'jotai';
import { MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { startOutbox } from '#parts/conversation/outgoing.ts';

import { MessengerPlace } from './messenger-place.tsx';
import { isMessengerOpenAtom, useMayChat } from './place.ts';
import { useUnread } from './use-unread.ts';

interface MessengerCornerProps {
  /** Whether it is one of the places of a phone, not in the bar at the top. */
  isPlace?: boolean;
}

/** Opens and closes the drawer of conversations, and shows how many of them are unread. */
export function MessengerCorner({ isPlace = false }: MessengerCornerProps) {
  const { t } = useTranslation('messenger');
  const mayRead = useMayChat();
  const [isOpen, setOpen] = useAtom(isMessengerOpenAtom);
  const enquiries = useUnread('enquiries');
  const opportunities = useUnread('opportunities');
  const count = enquiries.chats + opportunities.chats;
  // what was written before this page, or on another screen, is sent from any of them
  useEffect(() => void startOutbox(), []);
  useShortcut('m', () => setOpen(!isOpen), { enabled: mayRead });
  if (!mayRead) return null;
  if (isPlace) return <MessengerPlace count={count} countLabel={t('unread', { count })} />;
  return (
    <IconButton
      label={count > 0 ? t('openWith', { count }) : t('open')}
      aria-expanded={isOpen}
      aria-keyshortcuts="m"
      onClick={() => setOpen(!isOpen)}
      icon={
        <span className="relative">
          <MessagesSquare aria-hidden />
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
  );
}
