import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { EDGE_HEIGHT, type MoreMessages } from './message-edge.tsx';
import type { ChatMessage } from './message.ts';

/** Pixels from the bottom that still count as the bottom. */
const BOTTOM_SLACK = 24;
/** Distance from an edge, px, at which the messages beyond it are fetched. */
const LOAD_WITHIN = 600;
/** A message of one line under its own name, px. */
const USUAL_HEIGHT = 64;
/** Space at an edge where nothing is missing, px. */
const PADDING = 8;

interface ConversationOptions {
  messages: readonly ChatMessage[];
  editedId: string | undefined;
  older: MoreMessages | undefined;
  newer: MoreMessages | undefined;
  openAt: { readonly id: string; readonly align: 'start' | 'center' } | undefined;
  /** Whether what is appended is followed by who is at the end. */
  follows: boolean;
  onAtBottomChange: ((atBottom: boolean) => void) | undefined;
  onSeen: () => void;
}

function loadUnlessPending(more: MoreMessages | undefined): void {
  if (more && !more.loading && !more.failed) more.load();
}

/** Up to this number of messages, all are in the document, so that the browser's own search finds them. */
const WHOLE_UP_TO = 200;

/**
 * Which messages are drawn, by their places: all of a short conversation; of a long one those near the window,
 * and the one being edited, so that scrolling away loses no text.
 */
export function drawnRows(near: readonly number[], count: number, edited: number | undefined): number[] {
  if (count <= WHOLE_UP_TO) return Array.from({ length: count }, (_, place) => place);
  if (edited === undefined || edited < 0 || edited >= count || near.includes(edited)) return [...near];
  return [...near, edited].toSorted((a, b) => a - b);
}

/** Draws the messages in view, opens at a message or the end, and preserves the scroll position on any change. */
export function useConversation(options: ConversationOptions) {
  const { messages, editedId, older, newer, openAt, follows, onAtBottomChange, onSeen } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const openPlace = openAt ? messages.findIndex(({ id }) => id === openAt.id) : -1;
  // where the list opens is decided once
  const [opening] = useState(openAt && openPlace >= 0 ? { place: openPlace, align: openAt.align } : null);
  // not known before it is drawn
  const [atBottom, setAtBottom] = useState<boolean | null>(null);
  const last = messages.at(-1);
  const edited = editedId === undefined ? undefined : messages.findIndex(({ id }) => id === editedId);
  const virtualizer = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (place) => messages[place]?.id ?? place,
    overscan: 8,
    anchorTo: 'end',
    followOnAppend: follows,
    scrollEndThreshold: BOTTOM_SLACK,
    initialOffset: () => (opening?.place ?? messages.length) * USUAL_HEIGHT,
    paddingStart: older ? EDGE_HEIGHT : PADDING,
    paddingEnd: newer ? EDGE_HEIGHT : PADDING,
    rangeExtractor: (range) => drawnRows(defaultRangeExtractor(range), range.count, edited),
  });

  const before = useRef<{ lastId: string | undefined; isWhole: boolean }>(null);
  const [lastId, lastIsOwn, isWhole] = [last?.id, last?.own ?? false, newer === undefined];
  // what one has written oneself is always followed, from wherever one was reading
  useLayoutEffect(() => {
    const { current } = before;
    before.current = { lastId, isWhole };
    if (lastId === undefined || lastId === current?.lastId) return;
    if (current?.lastId === undefined) {
      if (opening) virtualizer.scrollToIndex(opening.place, { align: opening.align });
      else virtualizer.scrollToEnd();
    } else if (current.isWhole && lastIsOwn) virtualizer.scrollToEnd();
  }, [lastId, lastIsOwn, isWhole, opening, virtualizer]);

  // until the first scroll has been drawn, the position means nothing
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => {
    let id = requestAnimationFrame(() => {
      id = requestAnimationFrame(() => {
        setPlaced(true);
      });
    });
    return () => {
      cancelAnimationFrame(id);
    };
  }, []);

  const look = () => {
    const list = scroller.current;
    if (!list || !isPlaced) return;
    const fromBottom = list.scrollHeight - list.clientHeight - list.scrollTop;
    const now = !newer && fromBottom < BOTTOM_SLACK;
    if (now !== atBottom) {
      setAtBottom(now);
      onAtBottomChange?.(now);
    }
    if (now) onSeen();
    if (messages.length === 0) return;
    if (list.scrollTop < LOAD_WITHIN) loadUnlessPending(older);
    if (fromBottom < LOAD_WITHIN) loadUnlessPending(newer);
  };

  // what was loaded may not fill the list, and may end the conversation without being scrolled to
  useEffect(look);

  return {
    scroller,
    virtualizer,
    handleScroll: look,
    atBottom: atBottom ?? true,
  };
}
