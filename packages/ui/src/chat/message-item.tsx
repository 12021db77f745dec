import { Ellipsis, Pencil, Reply, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { Avatar } from '../avatar/index.ts';
import { classes } from '../classes/index.ts';
import { DropdownMenu, DropdownMenuItem } from '../dropdown-menu/index.ts';
import { InnerButton } from '../field/index.ts';
import { LinkedText } from '../link/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { useTimeZone } from '../provider/index.ts';
import { dayAndTimeOf, dayOf, timeOf } from '../timeline/index.ts';
import { MessageFiles } from './message-files.tsx';
import { splitMentions, type ChatMessage, type MessageFile, type Reader } from './message.ts';
import { MessageSending } from './message-sending.tsx';
import { QuotedMessage } from './quoted-message.tsx';
import { chatWords } from './words.ts';

export interface MessageActions {
  onEdit?: ((message: ChatMessage) => void) | undefined;
  onRemove?: ((message: ChatMessage) => void) | undefined;
  onReply?: ((message: ChatMessage) => void) | undefined;
  /** Leads to a message that another one answers. */
  onOpenQuoted?: ((id: string) => void) | undefined;
  onRetry?: ((message: ChatMessage) => void) | undefined;
  /** Gives up a message that was not sent, or is being sent and may be. */
  onDrop?: ((message: ChatMessage) => void) | undefined;
  onOpenFile?: ((file: MessageFile, message: ChatMessage) => void) | undefined;
  /** Draws an address in a text in another way, in its line; what it does not draw is a link. */
  renderLink?: ((href: string, written: string) => ReactNode) | undefined;
}

interface MessageItemProps extends MessageActions {
  message: ChatMessage;
  /** Shown without its own name, below the message before it. */
  continued: boolean;
  showReaders: boolean;
  /** Highlighted for a moment after the list was opened at it. */
  marked: boolean;
  /** The composer that replaces the text while the message is edited. */
  editor?: ReactNode;
}

export function MessageItem({
  message,
  continued,
  showReaders,
  marked,
  editor,
  ...actions
}: MessageItemProps) {
  const { locale } = useLabels();
  const words = useWords(chatWords);
  const { own, authorName, files = [], readBy = [] } = message;
  const timeZone = useTimeZone();
  const time = timeOf(message.at, locale, timeZone);

  return (
    <article
      aria-label={`${own ? words.you : authorName}, ${time}`}
      aria-current={marked || undefined}
      className={classes(
        'group flex gap-2',
        continued ? 'pt-0.5' : 'pt-2.5',
        own && 'flex-row-reverse',
        marked && 'animate-mark rounded-large',
      )}
    >
      {own ? null : (
        <span className="w-7 shrink-0">
          {continued ? null : <Avatar name={authorName} {...message.author} size="medium" />}
        </span>
      )}
      <div
        className={classes(
          'flex max-w-[85%] min-w-0 flex-col gap-1',
          own && !editor && 'items-end',
          editor && 'flex-1',
        )}
      >
        {continued ? null : (
          <p className="text-small text-text-muted">
            {own ? null : <span className="mr-1.5 font-medium text-text">{authorName}</span>}
            <time dateTime={message.at} className="tabular-nums">
              {time}
            </time>
          </p>
        )}
        {editor ?? (
          <div className={classes('flex min-w-0 items-start gap-1', own && 'flex-row-reverse')}>
            <Bubble message={message} onOpenQuoted={actions.onOpenQuoted} renderLink={actions.renderLink} />
            <ItemMenu message={message} time={time} {...actions} />
          </div>
        )}
        {files.length > 0 && !message.removed ? (
          <MessageFiles message={message} onOpenFile={actions.onOpenFile} />
        ) : null}
        <MessageSending message={message} onRetry={actions.onRetry} onDrop={actions.onDrop} />
        {showReaders && readBy.length > 0 ? (
          <p className="text-small text-text-muted">
            {words.readBy(readBy.map((reader) => readerText(reader, message, locale, timeZone)).join(', '))}
          </p>
        ) : null}
      </div>
    </article>
  );
}

/** Who has read a message, and when: the time alone on the day it was written. */
function readerText({ name, at }: Reader, message: ChatMessage, locale: string, timeZone: string): string {
  const when =
    dayOf(at, timeZone) === dayOf(message.at, timeZone)
      ? timeOf(at, locale, timeZone)
      : dayAndTimeOf(at, locale, timeZone);
  return `${name} (${when})`;
}

type BubbleProps = Pick<MessageActions, 'onOpenQuoted' | 'renderLink'> & { message: ChatMessage };

function Bubble({ message, onOpenQuoted, renderLink }: BubbleProps) {
  const words = useWords(chatWords);
  const { replyTo } = message;
  if (message.removed) {
    return (
      <p className="rounded-large border border-dashed border-border px-3 py-1.5 text-text-muted italic">
        {words.removedMessage}
      </p>
    );
  }
  if (message.body === '') return null;
  return (
    <div
      className={classes(
        'min-w-0 rounded-large px-3 py-1.5 break-words whitespace-pre-wrap',
        message.own ? 'bg-accent-soft' : 'bg-surface-muted',
        message.pending && 'border border-dashed border-border-strong',
      )}
    >
      {replyTo ? (
        <QuotedMessage
          message={replyTo}
          className="mb-1"
          onOpen={onOpenQuoted && (() => onOpenQuoted(replyTo.id))}
        />
      ) : null}
      {splitMentions(message.body, message.mentions ?? []).map((part) =>
        part.mention ? (
          <strong key={part.start} className="font-medium text-accent-text">
            {part.text}
          </strong>
        ) : (
          <LinkedText key={part.start} text={part.text} renderLink={renderLink} />
        ),
      )}
      {message.edited ? <span className="ml-1.5 text-tiny text-text-muted">({words.edited})</span> : null}
    </div>
  );
}

function ItemMenu({
  message,
  time,
  onEdit,
  onRemove,
  onReply,
}: MessageActions & { message: ChatMessage; time: string }) {
  const words = useWords(chatWords);
  const editable = onEdit && message.canEdit;
  const removable = onRemove && message.canRemove;
  if (message.removed || message.pending || message.failed) return null;
  if (!editable && !removable && !onReply) return null;
  return (
    <DropdownMenu
      align="end"
      trigger={
        <InnerButton
          label={words.messageActions(message.own ? words.you : message.authorName, time)}
          icon={<Ellipsis size={16} aria-hidden />}
          className="mx-0 mt-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100"
        />
      }
    >
      {onReply ? (
        <DropdownMenuItem
          icon={<Reply aria-hidden />}
          onSelect={() => {
            onReply(message);
          }}
        >
          {words.reply}
        </DropdownMenuItem>
      ) : null}
      {editable ? (
        <DropdownMenuItem
          icon={<Pencil aria-hidden />}
          onSelect={() => {
            onEdit(message);
          }}
        >
          {words.editMessage}
        </DropdownMenuItem>
      ) : null}
      {removable ? (
        <DropdownMenuItem
          destructive
          icon={<Trash2 aria-hidden />}
          onSelect={() => {
            onRemove(message);
          }}
        >
          {words.removeMessage}
        </DropdownMenuItem>
      ) : null}
    </DropdownMenu>
  );
}
