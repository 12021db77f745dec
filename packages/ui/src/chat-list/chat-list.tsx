import { Archive, MessagesSquare } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { fold } from '../fold/index.ts';
import { defineWords, useLabels, useWords } from '../labels/index.ts';
import { RelativeTime } from '../relative-time/index.ts';
import { Skeleton } from '../skeleton/index.ts';

const chatListWords = defineWords('chat-list', {
  pl: {
    unread: 'Nieprzeczytane',
    archived: 'W archiwum',
    loadMore: 'Wczytaj kolejne',
    empty: 'Nie ma rozmów',
  },
  en: {
    unread: 'Unread',
    archived: 'Archived',
    loadMore: 'Load more',
    empty: 'No conversations',
  },
});

export interface ChatListItem {
  id: string;
  /** Whom or what the conversation is about. */
  title: string;
  /** In grey under the title, such as a number. */
  detail?: string | undefined;
  authorName?: string | undefined;
  /** The last message, or the message found; plain text. */
  text?: string | undefined;
  /** ISO 8601 with a zone. */
  at?: string | undefined;
  unread?: boolean | undefined;
  archived?: boolean | undefined;
}

export interface ChatListProps {
  label: string;
  items: readonly ChatListItem[];
  onOpen: (item: ChatListItem) => void;
  /** Words that are highlighted in the texts. */
  words?: readonly string[] | undefined;
  /** ISO 8601; the moment "5 minutes ago" is counted from; default the current one. */
  now?: string | undefined;
  /** Leave it out when there is nothing more. */
  onLoadMore?: (() => void) | undefined;
  loadingMore?: boolean | undefined;
  loading?: boolean | undefined;
  empty?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Conversations with the last message of each, or messages that were found; unread ones have a dot. */
export function ChatList(props: ChatListProps) {
  const { label, items, words: sought, now, onLoadMore, loadingMore = false, loading = false, ref } = props;
  const labels = useLabels();
  const words = useWords(chatListWords);
  return (
    <div
      ref={ref}
      data-slot="chat-list"
      aria-busy={loading}
      className={classes('flex min-w-0 flex-col', props.className)}
    >
      {loading ? <LoadingRows label={labels.loading} /> : null}
      {!loading && items.length === 0
        ? (props.empty ?? (
            <p className="flex flex-col items-center gap-2 px-4 py-10 text-text-muted">
              <MessagesSquare size={20} aria-hidden />
              {words.empty}
            </p>
          ))
        : null}
      {!loading && items.length > 0 ? (
        <ul aria-label={label}>
          {items.map((item) => (
            <ChatRow key={item.id} item={item} words={sought} now={now} onOpen={props.onOpen} />
          ))}
        </ul>
      ) : null}
      {onLoadMore && !loading ? (
        <div className="flex justify-center p-2">
          <Button size="small" variant="ghost" loading={loadingMore} onClick={onLoadMore}>
            {words.loadMore}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface TextPart {
  readonly text: string;
  readonly marked: boolean;
  /** Offset in the text; distinguishes equal parts. */
  readonly start: number;
}

/** Cuts a text at the words that were looked for, without case and diacritics; words that overlap are one part. */
export function markedWords(text: string, words: readonly string[]): TextPart[] {
  const folded = fold(text);
  const isMarked = Array.from({ length: text.length }, () => false);
  // a letter that folds into several would mark its neighbours
  const sought = folded.length === text.length ? words.map((word) => fold(word)).filter(Boolean) : [];
  for (const word of sought) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      isMarked.fill(true, at, at + word.length);
    }
  }
  const parts: TextPart[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && isMarked[end] === isMarked[start]) continue;
    parts.push({ text: text.slice(start, end), marked: isMarked[start] ?? false, start });
    start = end;
  }
  return parts;
}

interface ChatRowProps extends Pick<ChatListProps, 'words' | 'now' | 'onOpen'> {
  item: ChatListItem;
}

function ChatRow({ item, words: sought = [], now, onOpen }: ChatRowProps) {
  const words = useWords(chatListWords);
  const { title, detail, authorName, text, at, unread = false, archived = false } = item;
  return (
    <li className="border-b border-border last:border-b-0">
      <button
        type="button"
        className="flex w-full items-start gap-2.5 px-3 py-2.5 text-start -outline-offset-2 hover:bg-row-hover"
        onClick={() => {
          onOpen(item);
        }}
      >
        <span className="mt-1.5 grid size-2 shrink-0 place-items-center">
          {unread ? (
            <span className="size-2 rounded-full bg-accent">
              <span className="sr-only">{words.unread}</span>
            </span>
          ) : null}
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className={classes('min-w-0 flex-1 truncate', unread && 'font-medium')}>{title}</span>
            {archived ? (
              <Archive
                size={14}
                role="img"
                aria-label={words.archived}
                className="shrink-0 text-text-muted"
              />
            ) : null}
            {at === undefined ? null : (
              <RelativeTime at={at} now={now} className="shrink-0 text-small text-text-muted" />
            )}
          </span>
          {detail ? <span className="block truncate text-small text-text-muted">{detail}</span> : null}
          {text === undefined ? null : (
            <span
              className={classes(
                'text-small wrap-anywhere',
                sought.length > 0 ? 'line-clamp-3' : 'line-clamp-2',
                unread ? 'text-text' : 'text-text-muted',
              )}
            >
              {authorName ? <span className="font-medium">{authorName}: </span> : null}
              {markedWords(text, sought).map((part) =>
                part.marked ? (
                  <mark key={part.start} className="rounded-small bg-accent-soft text-text">
                    {part.text}
                  </mark>
                ) : (
                  <span key={part.start}>{part.text}</span>
                ),
              )}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

function LoadingRows({ label }: { label: string }) {
  return (
    <div className="flex flex-col" role="status" aria-label={label}>
      {['w-4/5', 'w-3/5', 'w-2/3', 'w-3/4', 'w-1/2'].map((width) => (
        <div key={width} className="flex flex-col gap-1.5 border-b border-border py-2.5 pr-3 pl-7.5">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className={classes('h-3', width)} />
        </div>
      ))}
    </div>
  );
}
