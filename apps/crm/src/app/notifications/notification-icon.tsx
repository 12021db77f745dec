import type { NotificationType } from '@szansa/domain/notification';
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
import type { ReactNode } from 'react';

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
export function notificationIcon(type: NotificationType): ReactNode {
  return icons[type];
}
