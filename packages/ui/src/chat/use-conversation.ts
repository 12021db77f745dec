import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

import { drawnRows } from './drawn-rows.ts';
import type { ChatMessage } from './message.ts';

/** Pixels from the bottom that still count as the bottom. */
const BOTTOM_SLACK = 24;
/** Pixels from the top at which older messages are asked for. */
const TOP_SLACK = 120;
/** A message of one line under its own name, px. */
const USUAL_HEIGHT = 64;
/** Room of the button that loads older messages, px. */
const OLDER_HEIGHT = 44;

interface ConversationOptions {
  messages: readonly ChatMessage[];
  editedId: string | undefined;
  loadingOlder: boolean;
  onLoadOlder: (() => void) | undefined;
  onAtBottomChange: ((atBottom: boolean) => void) | undefined;
}

/** Draws the messages in sight, opens at the end, follows it, and keeps its place whatever changes above. */
export function useConversation(options: ConversationOptions) {
  const { messages, editedId, loadingOlder, onLoadOlder, onAtBottomChange } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const [atBottom, setAtBottom] = useState(true);
  const [seenId, setSeenId] = useState(messages.at(-1)?.id);
  const last = messages.at(-1);
  const edited = editedId === undefined ? undefined : messages.findIndex(({ id }) => id === editedId);
  const virtualizer = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (place) => messages[place]?.id ?? place,
    overscan: 8,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: BOTTOM_SLACK,
    initialOffset: () => messages.length * USUAL_HEIGHT,
    paddingStart: onLoadOlder ? OLDER_HEIGHT : 8,
    paddingEnd: 8,
    rangeExtractor: (range) => drawnRows(defaultRangeExtractor(range), range.count, edited),
  });

  const started = useRef(false);
  const lastId = last?.id;
  const lastIsOwn = last?.own ?? false;
  // one's own message is always followed, from wherever one was reading
  useLayoutEffect(() => {
    if (lastId === undefined) return;
    if (!started.current || lastIsOwn) virtualizer.scrollToEnd();
    started.current = true;
  }, [lastId, lastIsOwn, virtualizer]);

  const handleScroll = () => {
    const list = scroller.current;
    if (!list) return;
    const now = list.scrollHeight - list.clientHeight - list.scrollTop < BOTTOM_SLACK;
    if (now !== atBottom) {
      setAtBottom(now);
      onAtBottomChange?.(now);
    }
    if (now) setSeenId(last?.id);
    if (list.scrollTop < TOP_SLACK && !loadingOlder) onLoadOlder?.();
  };

  return {
    scroller,
    virtualizer,
    handleScroll,
    atBottom,
    hasNew: !atBottom && last !== undefined && last.id !== seenId && !last.own,
  };
}
