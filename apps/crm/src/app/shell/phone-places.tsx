import { BottomPlace } from '@szansa/ui/bottom-navigation';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useMayChat } from '#features/messenger/place.ts';

import { useOwnEntries } from './use-own-entries.ts';

/** Places before the menu. */
const most = 4;

interface PhonePlacesProps {
  /** Conversations, for users who may read any. */
  chats: ReactNode;
}

/** The bar at the lower edge of a phone: the main entries of the user's menu, and others where those are too few. */
export function PhonePlaces({ chats }: PhonePlacesProps) {
  const entries = useOwnEntries();
  const room = useMayChat() ? most - 1 : most;
  const places = [...entries.filter(({ isMain }) => isMain), ...entries.filter(({ isMain }) => !isMain)];
  return (
    <>
      {places.slice(0, room).map(({ to, icon, name, isHere }) => (
        <BottomPlace key={to} icon={icon} label={name} active={isHere} control={<Link to={to} />} />
      ))}
      {chats}
    </>
  );
}
