import { personName, type CalendarDate } from '@szansa/domain/shared';
import { Avatar } from '@szansa/ui/avatar';
import { Link } from '@tanstack/react-router';
import { Clock, MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { PendingMark } from '#kit/live/pending-mark.tsx';
import { pictureOf } from '#kit/records/person-picture.ts';
import { daysInStage } from '@szansa/domain/opportunity';
import { UnreadMark } from '#parts/enquiry/unread-mark.tsx';

import type { EnquiryCard as Card } from './move-card.ts';

interface EnquiryCardProps {
  card: Card;
  today: CalendarDate;
  /** It was moved, and the server does not know yet. */
  isUnconfirmed: boolean;
}

/** One enquiry on the board; a press anywhere on it opens it. */
export function EnquiryCard({ card, today, isUnconfirmed }: EnquiryCardProps) {
  const { t } = useTranslation(['enquiries', 'enquiry', 'common']);
  const { id, title, individualNumber, category, customerFile, platformer, messageCount } = card;
  return (
    <div className="space-y-1">
      <p className="flex items-start gap-2">
        {card.isUnread && (
          <span className="flex h-5 items-center">
            <UnreadMark />
          </span>
        )}
        <Link
          to="/internal-enquiry/$id"
          params={{ id }}
          draggable={false}
          className="line-clamp-2 min-w-0 font-medium after:absolute after:inset-0 hover:text-accent-text"
        >
          {title}
        </Link>
        {isUnconfirmed && <PendingMark isSmall />}
      </p>
      <p className="truncate text-small text-text-muted tabular-nums">
        {individualNumber} · {t(`enquiry:category.${category}`)}
      </p>
      {customerFile && (
        <p className="truncate text-small text-text-muted">
          {customerFile.customerName} #{customerFile.number}
        </p>
      )}
      <p className="flex items-center gap-2 pt-0.5 text-small text-text-muted">
        <span title={t('board.age')} className="inline-flex items-center gap-1 tabular-nums">
          <Clock aria-hidden className="size-3" />
          <span className="sr-only">{t('board.age')}: </span>
          {t('common:days', { count: daysInStage(card.createdAt, today) })}
        </span>
        <span className="inline-flex flex-1 items-center gap-1 tabular-nums">
          <MessageSquare aria-hidden className="size-3" />
          <span aria-hidden>{messageCount}</span>
          <span className="sr-only">{t('board.messages', { count: messageCount })}</span>
        </span>
        {platformer && <Avatar name={personName(platformer)} picture={pictureOf(platformer)} size="small" />}
      </p>
    </div>
  );
}
