import { useState, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { useTimeZone } from '../provider/index.ts';
import { currentDay, dayHeading, dayOf } from '../timeline/index.ts';
import { ToNewest, ToUnread, type NewBelow } from './list-buttons.tsx';
import { useLoadedMessages } from './loaded-messages.ts';
import type { Mention, Person } from './mentions.ts';
import { MessageEdge, type MoreMessages } from './message-edge.tsx';
import { MessageEditor } from './message-editor.tsx';
import { MessageItem, type MessageActions } from './message-item.tsx';
import { continues, type ChatMessage } from './message.ts';
import { useConversation } from './use-conversation.ts';
import { chatWords } from './words.ts';

/** A line across the conversation: a new day, or the first unread message. */
function RowSeparator({ children, emphasis = false }: { children: ReactNode; emphasis?: boolean }) {
  const line = classes('h-px flex-1', emphasis ? 'bg-accent' : 'bg-border');
  return (
    <p
      className={classes(
        'flex items-center gap-3 py-2 text-small',
        emphasis ? 'font-medium text-accent-text' : 'text-text-muted',
      )}
    >
      <span aria-hidden className={line} />
      <span className="first-letter:uppercase">{children}</span>
      <span aria-hidden className={line} />
    </p>
  );
}

export interface MessageListProps extends MessageActions {
  label?: string | undefined;
  /** Oldest first. While `older` is set, the first one is not drawn: its heading depends on the one before it. */
  messages: readonly ChatMessage[];
  /** Messages before the first one; leave it out when there are none. */
  older?: MoreMessages | undefined;
  /** Messages after the last one; leave it out when there are none. */
  newer?: MoreMessages | undefined;
  /** The first unread message: the line "new messages" is above it, and the list opens there. */
  unreadFromId?: string | undefined;
  /** A message that was looked for: the list opens there and marks it for a moment. */
  markedId?: string | undefined;
  /** What is unread among the messages after the last one. */
  unreadInNewer?: NewBelow | undefined;
  /** Called by the button to the newest message while that one is not among `messages`. */
  onToNewest?: (() => void) | undefined;
  /** Called initially and on each change with whether the newest message is in view, e.g. to mark it as read. */
  onAtBottomChange?: ((atBottom: boolean) => void) | undefined;
  /**
   * With it a message is edited in its place, and `onEdit` is not called. The returned promise is awaited; an error
   * keeps the editor open.
   */
  onSaveEdit?: ((message: ChatMessage, text: string, mentions: Mention[]) => unknown) | undefined;
  /** An edit that was started before the list was drawn: its message opens in its editor, with this text. */
  editDraft?: { readonly id: string; readonly text: string } | undefined;
  /** What is typed while a message is edited in its place; null once it was saved or cancelled. */
  onEditDraftChange?: ((message: ChatMessage, text: string | null) => void) | undefined;
  /** Who can be mentioned while a message is edited in its place. */
  people?: readonly Person[] | undefined;
  /** Names of those who are writing now. */
  typing?: readonly string[] | undefined;
  /** `YYYY-MM-DD`, to show "today"; default the current day in the provider's zone. */
  today?: string | undefined;
  empty?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A conversation, or a part of one: opens at the marked message, the first unread one or the end, follows the end, and
 * preserves its scroll position when older or newer messages arrive. Give it a height.
 */
export function MessageList(props: MessageListProps) {
  const { label, older, newer, unreadFromId, markedId, onSaveEdit, typing, ref } = props;
  const labels = useLabels();
  const words = useWords(chatWords);
  const timeZone = useTimeZone();
  const [editedId, setEditedId] = useState(props.editDraft?.id);
  const hasHidden = older !== undefined && props.messages.length > 1;
  const messages = hasHidden ? props.messages.slice(1) : props.messages;
  const openId = markedId ?? unreadFromId;
  const { announcement, arrived, markSeen, follows } = useLoadedMessages(messages, { older, newer });
  const { scroller, virtualizer, handleScroll, atBottom } = useConversation({
    messages,
    editedId,
    older,
    newer,
    openAt:
      openId === undefined ? undefined : { id: openId, align: markedId === undefined ? 'start' : 'center' },
    follows,
    onAtBottomChange: props.onAtBottomChange,
    onSeen: markSeen,
  });
  const today = props.today ?? currentDay(timeZone);
  const rows = virtualizer.getVirtualItems();
  const unreadAt = unreadFromId === undefined ? -1 : messages.findIndex(({ id }) => id === unreadFromId);
  const unreadAbove = unreadAt >= 0 && unreadAt < (virtualizer.range?.startIndex ?? 0);
  const isLoading = Boolean(older?.loading ?? newer?.loading);

  const drawRow = (place: number) => {
    const message = messages[place];
    if (!message) return null;
    const before = place === 0 && hasHidden ? props.messages[0] : messages[place - 1];
    const day = dayOf(message.at, timeZone);
    const newDay = !before || dayOf(before.at, timeZone) !== day;
    const isUnread = place === unreadAt;
    const close = () => {
      props.onEditDraftChange?.(message, null);
      setEditedId((edited) => (edited === message.id ? undefined : edited));
      scroller.current?.focus({ preventScroll: true });
    };
    return (
      <>
        {newDay ? <RowSeparator>{dayHeading(day, today, labels)}</RowSeparator> : null}
        {isUnread ? <RowSeparator emphasis>{words.newMessages}</RowSeparator> : null}
        <MessageItem
          message={message}
          continued={!newDay && !isUnread && continues(before, message)}
          showReaders={place === messages.length - 1 && !newer}
          marked={message.id === markedId}
          editor={
            onSaveEdit && message.canEdit && message.id === editedId ? (
              <MessageEditor
                message={message}
                people={props.people}
                draft={props.editDraft?.id === message.id ? props.editDraft.text : undefined}
                onDraftChange={(text) => props.onEditDraftChange?.(message, text)}
                onCancel={close}
                onSave={async (text, mentions) => {
                  await onSaveEdit(message, text, mentions);
                  close();
                }}
              />
            ) : undefined
          }
          onEdit={
            onSaveEdit
              ? (edited) => {
                  setEditedId(edited.id);
                }
              : props.onEdit
          }
          onRemove={props.onRemove}
          onReply={props.onReply}
          onOpenQuoted={props.onOpenQuoted}
          onRetry={props.onRetry}
          onDrop={props.onDrop}
          onOpenFile={props.onOpenFile}
          renderLink={props.renderLink}
        />
      </>
    );
  };

  return (
    <div
      ref={ref}
      data-slot="message-list"
      className={classes('relative flex min-h-0 flex-1 flex-col', props.className)}
    >
      <div
        ref={scroller}
        role="log"
        aria-label={label ?? words.messages}
        aria-busy={isLoading}
        // rows that only scroll into sight, or were loaded, are no news
        aria-live={virtualizer.isScrolling || isLoading || newer ? 'off' : 'polite'}
        aria-relevant="additions"
        tabIndex={0}
        onScroll={handleScroll}
        className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain px-3 [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        {messages.length === 0 ? props.empty : null}
        <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {older ? <MessageEdge side="older" more={older} /> : null}
          <ol>
            {rows.map((row) => (
              <li
                key={row.key}
                ref={virtualizer.measureElement}
                data-index={row.index}
                aria-posinset={row.index + 1}
                aria-setsize={older || newer ? -1 : messages.length}
                className="absolute inset-x-0 top-0 flex flex-col"
                style={{ transform: `translateY(${row.start}px)` }}
              >
                {drawRow(row.index)}
              </li>
            ))}
          </ol>
          {newer ? <MessageEdge side="newer" more={newer} /> : null}
        </div>
      </div>
      {typing === undefined ? null : (
        <p aria-live="polite" className="h-6 truncate px-4 text-small text-text-muted">
          {typing.length > 0 ? words.typing(typing) : ''}
        </p>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {unreadAbove ? (
        <ToUnread
          onClick={() => {
            virtualizer.scrollToIndex(unreadAt, { align: 'start' });
          }}
        />
      ) : null}
      {atBottom ? null : (
        <ToNewest
          below={newer ? (props.unreadInNewer ?? nothingNew) : { count: arrived, isMore: false }}
          isRaised={typing !== undefined}
          onClick={() => {
            if (newer) props.onToNewest?.();
            else virtualizer.scrollToEnd();
          }}
        />
      )}
    </div>
  );
}

const nothingNew: NewBelow = { count: 0, isMore: false };
