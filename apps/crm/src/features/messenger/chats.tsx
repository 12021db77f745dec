import type { ChatPart } from '@szansa/domain/comment';
import { ChatList } from '@szansa/ui/chat-list';
import { EmptyState } from '@szansa/ui/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { FailedScreen } from '#kit/records/failed-screen.tsx';

import { eachOnce, shownChat, subjects } from './chat-subject.ts';
import type { ChatSubject, OpenedChat } from './place.ts';

interface ChatsProps {
  subject: ChatSubject;
  part: ChatPart;
  onOpen: (chat: OpenedChat) => void;
}

/** The conversations of a tab: unread ones first, then those with the newest message. */
export function Chats({ subject, part, onOpen }: ChatsProps) {
  const { t } = useTranslation('messenger');
  const pages = useInfiniteQuery(subjects[subject].chats(part, ''));
  if (pages.isError && !pages.data) {
    return <FailedScreen error={pages.error} onRetry={() => void pages.refetch()} />;
  }
  const chats = eachOnce(pages.data?.pages.flatMap(({ items }) => items.map(shownChat)) ?? []);
  return (
    <ChatList
      label={t('chats')}
      items={chats}
      loading={pages.isPending}
      empty={
        <EmptyState drawing="messages" title={t(`empty.${part}`)} description={t(`emptyHint.${part}`)} />
      }
      onOpen={({ id, title, archived = false }) =>
        onOpen({ id, title, isArchived: archived, kind: 'messages' })
      }
      onLoadMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
      loadingMore={pages.isFetchingNextPage}
    />
  );
}
