import { excerptOf } from '@szansa/domain/comment';
import { personName } from '@szansa/domain/shared';
import { MessageList, type Person as Mentionable, findMentions } from '@szansa/ui/chat';
import { EmptyState } from '@szansa/ui/empty-state';
import { useAtomValue, useSetAtom } from 'jotai';
import { MessagesSquare, StickyNote } from 'lucide-react';
import { useMemo, useState, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '@tanstack/react-query';

import { useDraft } from '#kit/drafts/use-draft.ts';
import { connectedAtom } from '#kit/live/connection.ts';
import { useIsOnline, useUnanswered, changeInTurn } from '#kit/live/pending-changes.ts';
import { pictureOf } from '#kit/records/person-picture.ts';
import { useUser } from '#kit/session/session-atoms.ts';
import { StoredFileViewer } from '#parts/files/stored-file-viewer.tsx';
import { renderRecordLink } from '#parts/record-link/record-link.tsx';
import { queryClient } from '#kit/api/api.ts';
import { toastError } from '#kit/toasts/toasts.ts';
import type { ConversationPage, ConversationSource, Written } from './conversation-source.ts';
import { draftOf, draftsAtom } from './drafts.ts';
import { chatMessage, readersOf, mentionable, withMentions } from './messages.ts';
import { statusOf } from './online-people.ts';
import { outgoingMessages } from './outgoing-messages.ts';
import { dropMessage, outgoingAtom, retryMessage, sentSharesAtom } from './outgoing.ts';
import { RemoveMessageDialog } from './remove-message-dialog.tsx';
import type { ConversationWindow } from './use-conversation-window.ts';
import { useTyping } from './use-typing.ts';

function subscribe(listen: () => void): () => void {
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}

/** Reports the newest message as read to the server, once the page is visible and the list shows the message. */
function useMarkRead(
  { markRead }: ConversationSource,
  newestUnread: string | undefined,
  isInView: boolean,
): void {
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const { mutate } = useMutation({
    mutationFn: async (id: string) => markRead?.(id),
    meta: { isNoChange: true },
  });
  const seen = isVisible && isInView ? newestUnread : undefined;

  useEffect(() => {
    if (seen) mutate(seen);
  }, [seen, mutate]);
}

/** What is sent of an own message that was changed. */
interface MessageEdit {
  readonly id: string;
  readonly message: string;
}

/** The changes of a conversation's messages that are on their way. */
const editsOf = (source: ConversationSource) => `message/${source.key}`;

/**
 * Changes an own message; the names in it stay mentions. Resolves when the conversation shows the new words,
 * throws after saying why when they were refused.
 */
async function editMessage(
  source: ConversationSource,
  comment: Written,
  text: string,
  people: readonly Mentionable[],
): Promise<void> {
  // the message may still mention users who have left the agency since
  const known = [...people, ...comment.mentions.map(mentionable)];
  const message = withMentions(text, findMentions(text, known));
  try {
    const sent: MessageEdit = { id: comment.id, message };
    await changeInTurn(queryClient, editsOf(source), sent, () => source.edit(comment, message));
  } catch (error) {
    toastError(error);
    throw error;
  }
}

interface ConversationMessagesProps {
  source: ConversationSource;
  label: string;
  /** Oldest first; never empty. */
  pages: readonly ConversationPage[];
  shown: ConversationWindow;
  markedId: string | undefined;
  people: readonly Mentionable[];
  /** Whether people are online, by their id. */
  online: ReadonlyMap<string, boolean>;
  /** Whether the user may write here. */
  isWritable: boolean;
  /** Called when the user starts a reply to a message. */
  onAnswer: () => void;
}

interface OpenedFile {
  readonly commentId: string;
  readonly fileId: string;
}

/** A message whose words were being changed, as a draft has it. */
function messageEditOf(content: unknown): { readonly id: string; readonly text: string } | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  return 'id' in content && 'text' in content
    ? { id: String(content.id), text: String(content.text) }
    : undefined;
}

/** The pages of a conversation that are loaded, and messages on their way where its end is among them. */
export function ConversationMessages(props: ConversationMessagesProps) {
  const { source, label, pages, shown, markedId, people, online, isWritable, onAnswer } = props;
  const { t } = useTranslation('conversation');
  const { kind } = source;
  const user = useUser();
  const outgoing = useAtomValue(outgoingAtom);
  const sentShares = useAtomValue(sentSharesAtom);
  const isOnline = useIsOnline();
  const isConnected = useAtomValue(connectedAtom);
  const [isAtBottom, setAtBottom] = useState(false);
  const [removed, setRemoved] = useState<string | null>(null);
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const { older, newer, point, toNewest } = shown;
  const { firstUnreadId = null, messageReadBy = [], unreadBelow } = pages.at(-1) ?? {};
  // the line above new messages stays where it was when they were opened
  const [unreadFromId] = useState(point === 'newest' ? null : firstUnreadId);

  const comments = useMemo(() => pages.flatMap(({ items }) => items), [pages]);
  const last = comments.at(-1);
  const edits = useUnanswered<MessageEdit>([editsOf(source)]);
  const messages = useMemo(
    () =>
      comments.map((comment) => {
        const readBy = comment === last ? readersOf(comment, messageReadBy, user.id) : [];
        const edit = edits.findLast(({ sent, isUnconfirmed }) => isUnconfirmed && sent.id === comment.id);
        const shownAs = edit ? { ...comment, message: edit.sent.message } : comment;
        const author = {
          picture: pictureOf(comment.author),
          status: statusOf(online, comment.author.id),
        };
        const drawn = { ...chatMessage(shownAs, user.id, readBy), author };
        return edit ? { ...drawn, pending: true, queued: true } : drawn;
      }),
    [comments, edits, last, messageReadBy, online, user.id],
  );
  useMarkRead(source, firstUnreadId === null ? undefined : last?.id, isAtBottom);

  const isReadSoFar = unreadBelow && firstUnreadId !== null && last !== undefined && firstUnreadId > last.id;

  const typing = useTyping(source, people);
  const edit = useDraft(`edit/${source.key}`);
  const [editDraft, setEditDraft] = useState(() => messageEditOf(edit.found?.content));

  const onTheirWay = () =>
    outgoingMessages(outgoing, source, comments, user, { hasLine: isOnline && isConnected, sentShares });

  const commentOf = (id: string | undefined) => comments.find((comment) => comment.id === id);
  const setDrafts = useSetAtom(draftsAtom);
  const answer = (comment: Written | undefined) => {
    if (!comment) return;
    const { id, author, message } = comment;
    const replyTo = { id, authorName: personName(author), text: excerptOf(message, []) };
    setDrafts((drafts) => ({ ...drafts, [source.key]: { ...draftOf(drafts, source.key), replyTo } }));
    onAnswer();
  };
  return (
    <>
      <MessageList
        label={label}
        messages={newer ? messages : [...messages, ...onTheirWay()]}
        older={older}
        newer={newer}
        unreadFromId={unreadFromId ?? undefined}
        markedId={markedId}
        unreadInNewer={
          isReadSoFar ? { count: unreadBelow.ids.length, isMore: unreadBelow.isMore } : undefined
        }
        onToNewest={toNewest}
        onAtBottomChange={setAtBottom}
        people={people}
        typing={typing}
        onSaveEdit={(message, text) => {
          const comment = commentOf(message.id);
          if (!comment) return undefined;
          const saved = editMessage(source, comment, text, people);
          if (isOnline) return saved;
          // shown as pending from now on; if it is finally refused, the text must not be lost
          saved.catch(() => {
            edit.store({ id: comment.id, text });
            setEditDraft({ id: comment.id, text });
          });
          return undefined;
        }}
        editDraft={editDraft}
        onEditDraftChange={(message, text) => {
          if (text === null) {
            setEditDraft(undefined);
            edit.clear();
          } else edit.store({ id: message.id, text });
        }}
        onRemove={(message) => setRemoved(message.id)}
        onReply={isWritable ? (message) => answer(commentOf(message.id)) : undefined}
        onOpenQuoted={shown.toMessage}
        renderLink={renderRecordLink}
        onRetry={(message) => retryMessage(message.id)}
        onDrop={(message) => dropMessage(message.id)}
        onOpenFile={(file, message) => {
          // files of a message on its way are not stored yet
          if (!message.pending && !message.failed) setOpened({ commentId: message.id, fileId: file.id });
        }}
        empty={
          <EmptyState
            icon={kind === 'messages' ? <MessagesSquare aria-hidden /> : <StickyNote aria-hidden />}
            title={t(`${kind}.empty`)}
            description={isWritable ? t(`${kind}.emptyHint`) : undefined}
          />
        }
      />
      <StoredFileViewer
        files={commentOf(opened?.commentId)?.files ?? []}
        openId={opened?.fileId}
        onOpenIdChange={(fileId) => setOpened(fileId && opened ? { ...opened, fileId } : null)}
      />
      <RemoveMessageDialog source={source} commentId={removed} onClose={() => setRemoved(null)} />
    </>
  );
}
