import { Callout } from '@szansa/ui/callout';
import { MessageComposer, MessageList } from '@szansa/ui/chat';
import { EmptyState } from '@szansa/ui/empty-state';
import { Skeleton } from '@szansa/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { MessagesSquare, StickyNote } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '@szansa/domain/shared';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { useUser } from '#kit/session/session-atoms.ts';
import { StoredFileViewer } from '#parts/files/stored-file-viewer.tsx';
import { uploadRules } from '#parts/files/upload-rules.ts';
import type { Comment, Opportunity } from '#parts/opportunity/records.ts';

import { FollowButton } from './follow-button.tsx';
import { editMessage } from './edit-message.ts';
import { chatMessage, firstUnreadId, mentionable, newestUnreadId } from './messages.ts';
import {
  chatKey,
  draftsAtom,
  outgoingAtom,
  outgoingMessages,
  retryMessage,
  sendMessage,
  type Chat,
} from './outgoing.ts';
import { RemoveMessageDialog } from './remove-message-dialog.tsx';
import { useMarkRead } from './use-mark-read.ts';

interface ConversationTabProps {
  opportunity: Opportunity;
  kind: 'messages' | 'notes';
}

interface OpenedFile {
  readonly commentId: string;
  readonly fileId: string;
}

/** Comments of an opportunity, newest first. */
function useComments(opportunityId: string, kind: 'messages' | 'notes') {
  const params = { id: opportunityId };
  const messages = useQuery({
    ...queries.comments.find.query({ params, query: { order: 'DESC' } }),
    enabled: kind === 'messages',
  });
  const notes = useQuery({ ...queries.comments.notes.query({ params }), enabled: kind === 'notes' });
  return kind === 'messages' ? messages : notes;
}

/** What the agency's people write to each other about the opportunity. */
export function ConversationTab({ opportunity, kind }: ConversationTabProps) {
  const { t } = useTranslation('common');
  const comments = useComments(opportunity.id, kind);
  return (
    <div className="flex h-[min(40rem,calc(100dvh-14rem))] min-h-96 flex-col overflow-hidden rounded-large border border-border bg-surface">
      {comments.isPending && (
        <div role="status" aria-label={t('states.loading')} className="flex-1 space-y-4 p-4">
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="ml-auto h-12 w-1/2" />
          <Skeleton className="h-12 w-3/5" />
        </div>
      )}
      {comments.isError && !comments.data && (
        <FailedScreen error={comments.error} onRetry={() => void comments.refetch()} />
      )}
      {comments.data && <Conversation opportunity={opportunity} kind={kind} comments={comments.data} />}
    </div>
  );
}

function Conversation({
  opportunity,
  kind,
  comments,
}: ConversationTabProps & { comments: readonly Comment[] }) {
  const { t } = useTranslation('conversation');
  const user = useUser();
  const outgoing = useAtomValue(outgoingAtom);
  const workers = useQuery(queries.workers.list.query());
  const [isAtBottom, setAtBottom] = useState(true);
  const [removed, setRemoved] = useState<string | null>(null);
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  // the line above new messages stays where it was when the conversation was opened
  const [unreadFromId] = useState(() => (kind === 'messages' ? firstUnreadId(comments, user.id) : undefined));
  const chat: Chat = { opportunityId: opportunity.id, kind, authorId: user.id };
  const newestUnread = kind === 'messages' ? newestUnreadId(comments, user.id) : undefined;
  useMarkRead(opportunity.id, newestUnread, isAtBottom);

  const people = (workers.data ?? []).filter(({ id }) => id !== user.id).map(mentionable);
  const arrived = comments.toReversed().map((comment) => chatMessage(comment, user.id));
  const withOpened = comments.find(({ id }) => id === opened?.commentId);
  return (
    <>
      {kind === 'messages' && (
        <div className="flex justify-end border-b border-border px-2 py-1">
          <FollowButton opportunityId={opportunity.id} />
        </div>
      )}
      <MessageList
        label={t(`${kind}.label`)}
        messages={[...arrived, ...outgoingMessages(outgoing, chat, personName(user))]}
        unreadFromId={unreadFromId}
        onAtBottomChange={setAtBottom}
        people={people}
        onSaveEdit={(message, text) => {
          const comment = comments.find(({ id }) => id === message.id);
          return comment && editMessage(comment, text, people);
        }}
        onRemove={(message) => setRemoved(message.id)}
        onRetry={(message) => retryMessage(chat, message.id)}
        onOpenFile={(file, message) => {
          // files of a message on its way are not stored yet
          if (!message.pending && !message.failed) setOpened({ commentId: message.id, fileId: file.id });
        }}
        empty={
          <EmptyState
            icon={kind === 'messages' ? <MessagesSquare aria-hidden /> : <StickyNote aria-hidden />}
            title={t(`${kind}.empty`)}
            description={t(`${kind}.emptyHint`)}
          />
        }
      />
      <div className="border-t border-border p-2">
        {opportunity.can.comment ? (
          <Composer chat={chat} people={people} />
        ) : (
          <Callout>{t(opportunity.isArchived ? 'locked' : 'noRight')}</Callout>
        )}
      </div>
      <StoredFileViewer
        files={withOpened?.files ?? []}
        openId={opened?.fileId}
        onOpenIdChange={(fileId) => setOpened(fileId && opened ? { ...opened, fileId } : null)}
      />
      <RemoveMessageDialog
        opportunityId={opportunity.id}
        commentId={removed}
        onClose={() => setRemoved(null)}
      />
    </>
  );
}

function Composer({ chat, people }: { chat: Chat; people: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation('conversation');
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const key = chatKey(chat);
  return (
    <MessageComposer
      label={t(`${chat.kind}.write`)}
      placeholder={t(`${chat.kind}.placeholder`)}
      draft={drafts[key] ?? ''}
      onDraftChange={(draft) => setDrafts((all) => ({ ...all, [key]: draft }))}
      onSend={(message) => sendMessage(chat, message)}
      people={people}
      fileRules={uploadRules}
    />
  );
}
