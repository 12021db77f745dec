import { ArrowDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { useLabels } from '../labels/index.ts';
import { dayHeading, dayOf, groupByDay } from '../timeline/index.ts';
import { MessageItem, type MessageActions } from './message-item.tsx';
import { continues, type ChatMessage } from './message.ts';
import { scrollAfterChange, type ListPosition } from './scroll-keeping.ts';

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
  /** `YYYY-MM-DD`, to say "today"; default the current day in Warsaw. */
  today?: string | undefined;
  empty?: ReactNode;
  className?: string | undefined;
}

/** Pixels from the bottom that still count as the bottom. */
const BOTTOM_SLACK = 24;
/** Pixels from the top at which older messages are asked for. */
const TOP_SLACK = 120;

/** A conversation: opens at the end, follows it, and keeps its place when older messages arrive. Give it a height. */
export function MessageList(props: MessageListProps) {
  const {
    label,
    messages,
    onLoadOlder,
    loadingOlder = false,
    unreadFromId,
    onAtBottomChange,
    today,
    empty,
  } = props;
  const { data, locale } = useLabels();
  const scroller = useRef<HTMLDivElement>(null);
  const position = useRef<ListPosition>(undefined);
  const [atBottom, setAtBottom] = useState(true);
  const [seenId, setSeenId] = useState(messages.at(-1)?.id);
  const first = messages[0];
  const last = messages.at(-1);
  const hasNew = !atBottom && last !== undefined && last.id !== seenId && !last.own;

  useLayoutEffect(() => {
    const list = scroller.current;
    if (!list) return;
    const extent = { firstId: first?.id, lastId: last?.id, height: list.scrollHeight };
    const top = scrollAfterChange(position.current, extent, last?.own ?? false);
    if (top !== undefined) list.scrollTop = top;
    position.current = { ...extent, ...placeOf(list) };
  });

  const handleScroll = () => {
    const list = scroller.current;
    if (!list || !position.current) return;
    const place = placeOf(list);
    position.current = { ...position.current, ...place };
    if (place.atBottom !== atBottom) {
      setAtBottom(place.atBottom);
      onAtBottomChange?.(place.atBottom);
    }
    if (place.atBottom) setSeenId(last?.id);
    if (place.top < TOP_SLACK && !loadingOlder) onLoadOlder?.();
  };

  return (
    <div
      data-slot="message-list"
      className={classes('relative flex min-h-0 flex-1 flex-col', props.className)}
    >
      <div
        ref={scroller}
        role="log"
        aria-label={label ?? data.messages}
        aria-busy={loadingOlder}
        tabIndex={0}
        onScroll={handleScroll}
        className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain px-3 py-2 [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        {onLoadOlder ? (
          <div className="flex justify-center pb-2">
            <Button size="small" variant="ghost" progress={loadingOlder} onClick={onLoadOlder}>
              {data.loadOlder}
            </Button>
          </div>
        ) : null}
        {messages.length === 0 ? empty : null}
        {groupByDay(messages).map((group) => {
          const heading = dayHeading(group.day, today ?? dayOf(new Date().toISOString()), {
            ...data,
            locale,
          });
          return (
            <div key={group.day} role="group" aria-label={heading}>
              <Separator>{heading}</Separator>
              <ol className="flex flex-col">
                {group.items.map((message, index) => (
                  <li key={message.id} className="flex flex-col">
                    {message.id === unreadFromId ? <Separator emphasis>{data.newMessages}</Separator> : null}
                    <MessageItem
                      message={message}
                      continued={message.id !== unreadFromId && continues(group.items[index - 1], message)}
                      showReaders={message === last}
                      onEdit={props.onEdit}
                      onRemove={props.onRemove}
                      onRetry={props.onRetry}
                      onOpenFile={props.onOpenFile}
                    />
                  </li>
                ))}
              </ol>
            </div>
          );
        })}
      </div>
      {hasNew ? (
        <Button
          size="small"
          variant="primary"
          icon={<ArrowDown aria-hidden />}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full shadow-floating"
          onClick={() => {
            const list = scroller.current;
            if (list) list.scrollTop = list.scrollHeight;
          }}
        >
          {data.newMessagesBelow}
        </Button>
      ) : null}
    </div>
  );
}

function placeOf(list: HTMLElement): { top: number; atBottom: boolean } {
  const distance = list.scrollHeight - list.clientHeight - list.scrollTop;
  return { top: list.scrollTop, atBottom: distance < BOTTOM_SLACK };
}

function Separator({ children, emphasis = false }: { children: ReactNode; emphasis?: boolean }) {
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
