import { Callout } from '@szansa/ui/callout';
import { Skeleton } from '@szansa/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useWatch } from '#kit/live/watching.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { useUser } from '#kit/session/session-atoms.ts';

import { Composer } from './composer.tsx';
import type { ConversationSource } from './conversation-source.ts';
import { ConversationMessages } from './conversation-messages.tsx';
import { mentionable } from './messages.ts';
import { sendMessage } from './outgoing.ts';
import { useConversationWindow } from './use-conversation-window.ts';

interface ConversationProps {
  source: ConversationSource;
  /** A message to open at; else at the first unread one, or the end. */
  messageId?: string | undefined;
  /** Why nothing can be written; with it the composer is absent. */
  readOnly?: string | undefined;
  /** Stands above the messages; is given whether one follows the conversation. */
  header?: ((isFollowed: boolean) => ReactNode) | undefined;
}

/** A conversation of people of the agency, wherever its messages come from: reading, writing, changing, removing. */
export function Conversation({ source, messageId, readOnly, header }: ConversationProps) {
  const { t } = useTranslation('common');
  const user = useUser();
  const workers = useQuery(queries.workers.list.query());
  const people = (workers.data ?? []).filter(({ id }) => id !== user.id).map(mentionable);
  const shown = useConversationWindow(source, messageId);
  useWatch(source.watched);
  const { query, pages } = shown;
  return (
    <div className="flex h-[min(40rem,calc(100dvh-14rem))] min-h-96 flex-col overflow-hidden rounded-large border border-border bg-surface">
      {query.isPending && (
        <div role="status" aria-label={t('states.loading')} className="flex-1 space-y-4 p-4">
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="ml-auto h-12 w-1/2" />
          <Skeleton className="h-12 w-3/5" />
        </div>
      )}
      {query.isError && !pages && <FailedScreen error={query.error} onRetry={() => void query.refetch()} />}
      {pages && (
        <>
          {header && (
            <div className="flex justify-end border-b border-border px-2 py-1">
              {header(pages.at(-1)?.isFollowed ?? false)}
            </div>
          )}
          <ConversationMessages
            key={shown.point}
            source={source}
            pages={pages}
            shown={shown}
            markedId={shown.point === messageId ? messageId : undefined}
            people={people}
            isWritable={readOnly === undefined}
          />
          <div className="border-t border-border p-2">
            {readOnly === undefined ? (
              <Composer
                source={source}
                people={people}
                onSend={(message) => {
                  sendMessage(source, message, pages.at(-1)?.items.at(-1)?.id);
                  // what one writes stands at the end
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
