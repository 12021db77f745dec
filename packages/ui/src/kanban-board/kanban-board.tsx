import { createElement, useLayoutEffect, useState, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { lazyCode, useLazy } from '../lazy/index.ts';
import { BusyLine } from '../progress/index.ts';
import { BoardColumnView } from './board-column.tsx';
import { createBoardSession, type BoardInput } from './board-session.ts';
import { kanbanBoardWords } from './words.ts';

export interface KanbanBoardProps<Card> extends Omit<BoardInput<Card>, 'words'> {
  /** Accessible name of the board. */
  label?: string | undefined;
  /** The card's contents; its frame, handle and menu belong to the board. Preserve its identity between renders. */
  renderCard: (card: Card, state: { dragging: boolean }) => ReactNode;
  /** The cards are those of an earlier question while the answer to the latest is on its way. */
  busy?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

// cards are read before they are moved
const drag = lazyCode(async () => (await import('./board-drag.tsx')).BoardDrag);

/** Loads drag and drop before the browser is idle; after a failure the next call tries again. */
function loadDrag(): void {
  drag.load().catch(() => undefined);
}

/**
 * Columns of cards that are moved by mouse, touch, keyboard or a menu. A move is only requested: the position
 * of a card follows from `columns`. Only cards in view are drawn. Give it a height: columns scroll inside.
 */
export function KanbanBoard<Card>({
  label,
  renderCard,
  busy = false,
  className,
  ref,
  ...rest
}: KanbanBoardProps<Card>) {
  const words = useWords(kanbanBoardWords);
  const { locale } = useLabels();
  const input = { ...rest, words };
  const [session] = useState(() => createBoardSession(input));
  const Drag = useLazy(drag);
  useLayoutEffect(() => {
    session.update(input);
  });

  return (
    <>
      <div ref={ref} className={classes('relative h-full min-h-0', className)}>
        {busy ? <BusyLine /> : null}
        <section
          aria-label={label ?? words.board}
          aria-busy={busy}
          data-slot="kanban-board"
          className={classes(
            'flex h-full min-h-0 snap-x snap-mandatory gap-2 overflow-x-auto overscroll-x-contain pb-2 md:snap-none',
            busy && 'opacity-65 transition-opacity delay-(--duration-patience)',
          )}
          onPointerEnter={loadDrag}
          onFocusCapture={loadDrag}
        >
          {rest.columns.map((column) => (
            <BoardColumnView
              key={column.id}
              column={column}
              session={session}
              renderCard={renderCard}
              onCollapsedChange={rest.onCollapsedChange}
            />
          ))}
        </section>
      </div>
      {Drag
        ? createElement(Drag<Card>, {
            // the language of announcements cannot change after mounting
            key: locale,
            session,
            columns: rest.columns,
            cardKey: rest.cardKey,
            renderCard,
          })
        : null}
    </>
  );
}
