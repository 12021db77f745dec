import { Callout } from '@szansa/ui/callout';
import { Skeleton } from '@szansa/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useOnline } from '#kit/live/online.ts';
import { useWatch } from '#kit/live/watching.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { useUser } from '#kit/session/session-atoms.ts';

import { Composer } from './composer.tsx';
import type { ConversationSource } from './conversation-source.ts';
import { ConversationMessages } from './conversation-messages.tsx';
import { mentionable } from './messages.ts';
import { shownPeople, statusOf } from './online-people.ts';
import { sendMessage } from './outgoing.ts';
import { useConversationWindow } from './use-conversation-window.ts';

interface ConversationProps {
  source: ConversationSource;
  /** What its log is called. */
  label: string;
  /** A message to open at, or the newest where it is not there; else at the first unread one, or the end. */
  messageId?: string | undefined;
  /** Why nothing can be written; with it the composer is absent. */
  readOnly?: string | undefined;
  /** Whether it fills its container, without a frame. */
  isFilling?: boolean | undefined;
  /** Renders the header above the messages; gets whether the user follows the conversation. */
  renderHeader?: ((isFollowed: boolean) => ReactNode) | undefined;
}

/** Widths of messages on their way; every other one is the reader's own. */
const bubbles = ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'] as const;

/** A conversation of people of the agency, wherever its messages come from: reading, writing, changing, removing. */
export function Conversation(props: ConversationProps) {
  const { source, label, messageId, readOnly, isFilling = false, renderHeader } = props;
  const { t } = useTranslation('common');
  const { t: words } = useTranslation('conversation');
  const user = useUser();
  const staff = useQuery(source.people());
  const shown = useConversationWindow(source, messageId);
  useWatch(source.watched);
  const { query, pages } = shown;
  const others = (staff.data ?? []).filter(({ id }) => id !== user.id);
  const online = useOnline(shownPeople(pages, others));
  const people = others.map(({ mayRead, ...person }) => ({
    ...mentionable(person),
    status: statusOf(online, person.id),
    ...(mayRead ? {} : { disabledReason: words('mayNotRead') }),
  }));
  const composer = useRef<HTMLTextAreaElement>(null);
  return (
    <div
      className={
        isFilling
          ? 'flex min-h-0 flex-1 flex-col bg-surface'
          : 'flex h-[min(40rem,calc(100dvh-14rem-var(--bottom-bar)))] min-h-96 flex-col lg:h-full lg:min-h-0 overflow-hidden rounded-large border border-border bg-surface'
      }
    >
      {query.isPending && (
        <div role="status" aria-label={t('states.loading')} className="flex min-h-0 flex-1 flex-col">
          <div className="min-h-0 flex-1 space-y-4 overflow-hidden p-4">
            {bubbles.map((width, index) => (
              <div key={width} className={index % 2 === 0 ? 'flex gap-2' : 'flex justify-end'}>
                {index % 2 === 0 && <Skeleton className="size-7 shrink-0 rounded-full" />}
                <Skeleton className={`h-12 rounded-large ${width}`} />
              </div>
            ))}
          </div>
          <div className="border-t border-border p-2">
            <Skeleton className="h-control w-full rounded-medium" />
          </div>
        </div>
      )}
      {query.isError && !pages && <FailedScreen error={query.error} onRetry={() => void query.refetch()} />}
      {pages && (
        <>
          {shown.isLost && (
            <Callout role="status" tone="warning" className="m-2">
              {words('lost')}
            </Callout>
          )}
          {renderHeader && (
            <div className="flex justify-end border-b border-border px-2 py-1">
              {renderHeader(pages.at(-1)?.isFollowed ?? false)}
            </div>
          )}
          <ConversationMessages
            key={shown.point}
            source={source}
            label={label}
            pages={pages}
            shown={shown}
            markedId={shown.point === shown.markedId ? shown.markedId : undefined}
            people={people}
            online={online}
            isWritable={readOnly === undefined}
            onAnswer={() => composer.current?.focus()}
          />
          <div className="border-t border-border p-2">
            {readOnly === undefined ? (
              <Composer
                ref={composer}
                source={source}
                people={people}
                onSend={(message, replyTo) => {
                  sendMessage(source, message, replyTo);
                  // the user's own message is at the end
                  if (shown.newer) shown.toNewest();
                }}
              />
            ) : (
              <Callout>{readOnly}</Callout>
            )}
          </div>
        </>
      )}
    </div>
  );
}
