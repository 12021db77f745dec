import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { dayHeading, dayOf } from '../timeline/index.ts';
import type { Mention, Person } from './mentions.ts';
import { MessageEditor } from './message-editor.tsx';
import { MessageItem, type MessageActions } from './message-item.tsx';
import { continues, type ChatMessage } from './message.ts';
import { RowSeparator } from './row-separator.tsx';
import { useConversation } from './use-conversation.ts';
import { chatWords } from './words.ts';

export interface MessageListProps extends MessageActions {
  label?: string | undefined;
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** Called near the top; leave it out when there is nothing older. */
  onLoadOlder?: (() => void) | undefined;
  loadingOlder?: boolean | undefined;
  /** The first message not read yet: the line "new messages" stands above it. */
  unreadFromId?: string | undefined;
  /** Says whether the newest message is in view, e.g. to mark the conversation as read. */
  onAtBottomChange?: ((atBottom: boolean) => void) | undefined;
  /**
   * With it a message is edited in its place, and `onEdit` is not called. What is returned is waited for;
   * what is thrown keeps the editor open.
   */
  onSaveEdit?: ((message: ChatMessage, text: string, mentions: Mention[]) => unknown) | undefined;
  /** Who can be mentioned while a message is edited in its place. */
  people?: readonly Person[] | undefined;
  /** Names of those who are writing now. */
  typing?: readonly string[] | undefined;
  /** `YYYY-MM-DD`, to say "today"; default the current day in Warsaw. */
  today?: string | undefined;
  empty?: ReactNode;
  className?: string | undefined;
}

/** A conversation: opens at the end, follows it, and keeps its place when older messages arrive. Give it a height. */
export function MessageList(props: MessageListProps) {
  const { label, messages, onLoadOlder, loadingOlder = false, unreadFromId, onSaveEdit, typing } = props;
  const labels = useLabels();
  const words = useWords(chatWords);
  const [editedId, setEditedId] = useState<string>();
  const { scroller, virtualizer, handleScroll, atBottom, hasNew } = useConversation({
    messages,
    editedId,
    loadingOlder,
    onLoadOlder,
    onAtBottomChange: props.onAtBottomChange,
  });
  const today = props.today ?? currentDay();
  const rows = virtualizer.getVirtualItems();
  const unreadAt = unreadFromId === undefined ? -1 : messages.findIndex(({ id }) => id === unreadFromId);
  const unreadAbove = unreadAt >= 0 && unreadAt < (virtualizer.range?.startIndex ?? 0);
  const toEnd = () => {
    virtualizer.scrollToEnd();
  };

  const drawRow = (place: number) => {
    const message = messages[place];
    if (!message) return null;
    const before = messages[place - 1];
    const day = dayOf(message.at);
    const newDay = !before || dayOf(before.at) !== day;
    const isUnread = place === unreadAt;
    const close = () => {
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
          showReaders={place === messages.length - 1}
          editor={
            onSaveEdit && message.id === editedId ? (
              <MessageEditor
                message={message}
                people={props.people}
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
          onRetry={props.onRetry}
          onOpenFile={props.onOpenFile}
        />
      </>
    );
  };

  return (
    <div
      data-slot="message-list"
      className={classes('relative flex min-h-0 flex-1 flex-col', props.className)}
    >
      <div
        ref={scroller}
        role="log"
        aria-label={label ?? words.messages}
        aria-busy={loadingOlder}
        // rows that only scroll into sight are no news
        aria-live={virtualizer.isScrolling || loadingOlder ? 'off' : 'polite'}
        aria-relevant="additions"
        tabIndex={0}
        onScroll={handleScroll}
        className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain px-3 [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        {messages.length === 0 ? props.empty : null}
        <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {onLoadOlder ? (
            <div className="absolute inset-x-0 top-2 flex justify-center">
              <Button size="small" variant="ghost" progress={loadingOlder} onClick={onLoadOlder}>
                {words.loadOlder}
              </Button>
            </div>
          ) : null}
          <ol>
            {rows.map((row) => (
              <li
                key={row.key}
                ref={virtualizer.measureElement}
                data-index={row.index}
                aria-posinset={row.index + 1}
                aria-setsize={messages.length}
                className="absolute inset-x-0 top-0 flex flex-col"
                style={{ transform: `translateY(${row.start}px)` }}
              >
                {drawRow(row.index)}
              </li>
            ))}
          </ol>
        </div>
      </div>
      {typing === undefined ? null : (
        <p aria-live="polite" className="h-6 truncate px-4 text-small text-text-muted">
          {typing.length > 0 ? words.typing(typing) : ''}
        </p>
      )}
      {unreadAbove ? (
        <Button
          size="small"
          icon={<ArrowUp aria-hidden />}
          className="absolute top-3 left-1/2 -translate-x-1/2 rounded-full shadow-floating"
          onClick={() => {
            virtualizer.scrollToIndex(unreadAt, { align: 'start' });
          }}
        >
          {words.toUnread}
        </Button>
      ) : null}
      <div
        aria-live="polite"
        className={classes(
          'pointer-events-none absolute inset-x-0 flex justify-center *:pointer-events-auto',
          typing === undefined ? 'bottom-3' : 'bottom-8',
        )}
      >
        {hasNew ? (
          <Button
            size="small"
            variant="primary"
            icon={<ArrowDown aria-hidden />}
            className="rounded-full shadow-floating"
            onClick={toEnd}
          >
            {words.newMessagesBelow}
          </Button>
        ) : null}
      </div>
      {!atBottom && !hasNew ? (
        <IconButton
          label={words.toBottom}
          icon={<ArrowDown aria-hidden />}
          size="small"
          variant="secondary"
          className={classes('absolute right-4 rounded-full', typing === undefined ? 'bottom-3' : 'bottom-8')}
          onClick={toEnd}
        />
      ) : null}
    </div>
  );
}

function currentDay(): string {
  return dayOf(new Date().toISOString());
}
