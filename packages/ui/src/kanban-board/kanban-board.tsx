import { DragDropProvider, DragOverlay, type DragEndEvent } from '@dnd-kit/react';
import { useLayoutEffect, useState, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { BusyLine } from '../progress/index.ts';
import { BoardColumnView } from './board-column.tsx';
import { createBoardSession, type BoardInput } from './board-session.ts';
import { findCard } from './board.ts';
import { boardPlugins, boardSensors } from './drag-setup.ts';
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

/**
 * Columns of cards that are moved by mouse, touch, keyboard or a menu. A move is only requested: the position
 * of a card follows from `columns`. Only cards in view are drawn. Give it a height: columns scroll inside.
 */
export function KanbanBoard<Card>(props: KanbanBoardProps<Card>) {
  const { locale } = useLabels();
  // the language of announcements cannot change after mounting
  return <Board key={locale} {...props} />;
}

function Board<Card>({ label, renderCard, busy = false, className, ref, ...rest }: KanbanBoardProps<Card>) {
  const words = useWords(kanbanBoardWords);
  const input = { ...rest, words };
  const [session] = useState(() => createBoardSession(input));
  const [plugins] = useState(() => boardPlugins(session));
  useLayoutEffect(() => {
    session.update(input);
  });

  const drop = (event: DragEndEvent) => {
    const { source, target, shape } = event.operation;
    if (!source) return;
    const to = event.canceled || !target ? undefined : String(target.id);
    session.drop(String(source.id), to, shape?.current.boundingRectangle);
  };

  return (
    <DragDropProvider sensors={boardSensors} plugins={plugins} onDragEnd={drop}>
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
      <DragOverlay dropAnimation={null}>
        {(source) => {
          const lifted = findCard(rest.columns, rest.cardKey, String(source.id));
          return lifted ? (
            <div className="rotate-1 cursor-grabbing rounded-medium border level-overlay border-accent p-2.5 shadow-floating">
              {renderCard(lifted.card, { dragging: true })}
            </div>
          ) : null;
        }}
      </DragOverlay>
    </DragDropProvider>
  );
}
