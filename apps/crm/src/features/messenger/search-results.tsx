import { ChatList } from '@szansa/ui/chat-list';
import { EmptyState } from '@szansa/ui/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { FailedScreen } from '#kit/records/failed-screen.tsx';

import { eachOnce, shownChat, shownFound, subjects } from './chat-subject.ts';
import type { ChatSubject, OpenedChat } from './place.ts';

interface SearchResultsProps {
  subject: ChatSubject;
  search: string;
  onOpen: (chat: OpenedChat) => void;
}

/** What was found: conversations by what they are about, and messages in all that one may read. */
export function SearchResults({ subject, search, onOpen }: SearchResultsProps) {
  const { t } = useTranslation('messenger');
  const heading = useId();
  const chats = useInfiniteQuery(subjects[subject].chats('comments', search));
  const found = useInfiniteQuery(subjects[subject].found(search));
  const failed = [chats, found].find(({ isError, data }) => isError && !data);
  if (failed) return <FailedScreen error={failed.error} onRetry={() => void failed.refetch()} />;
  const named = eachOnce(chats.data?.pages.flatMap(({ items }) => items.map(shownChat)) ?? []);
  const messages =
    found.data?.pages.flatMap(({ items }) => items.map((one) => shownFound(one, t('note')))) ?? [];
  const isPending = chats.isPending || found.isPending;
  if (!isPending && named.length === 0 && messages.length === 0) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={t('nothingFound')}
        description={t('nothingFoundHint')}
      />
    );
  }
  const words = search.split(/\s+/).filter(Boolean);
  return (
    <>
      {named.length > 0 && (
        <section aria-labelledby={`${heading}-chats`}>
          <h3 id={`${heading}-chats`} className="px-3 pt-3 pb-1 text-small font-medium text-text-muted">
            {t('chats')}
          </h3>
          <ChatList
            label={t('chats')}
            items={named}
            onOpen={({ id, title, archived = false }) =>
              onOpen({ id, title, isArchived: archived, kind: 'messages' })
            }
            onLoadMore={chats.hasNextPage ? () => void chats.fetchNextPage() : undefined}
            loadingMore={chats.isFetchingNextPage}
          />
        </section>
      )}
      {(isPending || messages.length > 0) && (
        <section aria-labelledby={`${heading}-found`}>
          <h3 id={`${heading}-found`} className="px-3 pt-3 pb-1 text-small font-medium text-text-muted">
            {t('found')}
          </h3>
          <ChatList
            label={t('found')}
            items={messages}
            words={words}
            loading={isPending}
            onOpen={(item) => {
              const message = messages.find(({ id }) => id === item.id);
              if (!message) return;
              onOpen({
                id: message.about,
                title: message.title,
                isArchived: message.archived,
                kind: message.isNote ? 'notes' : 'messages',
                messageId: message.id,
              });
            }}
            onLoadMore={found.hasNextPage ? () => void found.fetchNextPage() : undefined}
            loadingMore={found.isFetchingNextPage}
          />
        </section>
      )}
    </>
  );
}
