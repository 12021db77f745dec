import { BottomPlace } from '@szansa/ui/bottom-navigation';
import { useAtom } from 'jotai';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { isMessengerOpenAtom, useMayChat } from './place.ts';

interface MessengerPlaceProps {
  /** Unread conversations, and their number in words. */
  count?: number;
  countLabel?: string;
}

/** Conversations among the places of a telephone; their number comes after the first screen. */
export function MessengerPlace({ count, countLabel }: MessengerPlaceProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useAtom(isMessengerOpenAtom);
  if (!useMayChat()) return null;
  return (
    <BottomPlace
      icon={<MessagesSquare aria-hidden />}
      label={t('menu.conversations')}
      count={count}
      countLabel={countLabel}
      control={<button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)} />}
    />
  );
}
