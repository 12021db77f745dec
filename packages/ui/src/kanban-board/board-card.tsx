import { ArrowRightLeft, GripVertical } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { classes } from '../classes/index.ts';
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel } from '../dropdown-menu/index.ts';
import { useWords } from '../labels/index.ts';
import type { BoardSession } from './board-session.ts';
import { settle } from './settle.ts';
import { kanbanBoardWords } from './words.ts';

export interface BoardCardProps<Card> {
  card: Card;
  columnId: string;
  session: BoardSession<Card>;
  renderCard: (card: Card, state: { dragging: boolean }) => ReactNode;
}

const actionClasses =
  'inline-flex size-6 items-center justify-center rounded-small bg-surface text-text-muted hover:bg-surface-hover hover:text-text focus-visible:outline-offset-0';

/** The frame of a card: contents, a handle for the keyboard and a menu of columns. */
export function BoardCard<Card>({ card, columnId, session, renderCard }: BoardCardProps<Card>) {
  const words = useWords(kanbanBoardWords);
  const { cardKey, cardLabel } = session.read();
  const key = cardKey(card);
  const name = cardLabel(card);
  const frame = useRef<HTMLElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const [element, handle] = [frame.current, grip.current];
    if (!element || !handle) return undefined;
    const from = session.settlesFrom(key, columnId);
    if (from) void settle(element, from);
    if (session.focusesFirst(key)) handle.focus({ preventScroll: true });
    return session.parts.add((engine) => engine.card({ key, columnId, element, handle }));
  }, [frame, grip, session, key, columnId]);

  return (
    <article
      ref={frame}
      aria-label={name}
      className={classes(
        'group relative rounded-medium border border-border level-raised p-2.5 shadow-small hover:border-border-strong data-[dragging]:cursor-grabbing data-[dragging]:opacity-40',
        'touch-manipulation select-none',
      )}
    >
      {/* where the buttons are always visible, the card's text flows around them */}
      <span aria-hidden className="float-right hidden h-9 w-10 pointer-coarse:block" />
      {renderCard(card, { dragging: false })}
      <span className="absolute top-1.5 right-1.5 flex gap-0.5 rounded-small bg-surface opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
        <DropdownMenu
          align="end"
          label={words.moveTo}
          trigger={
            <button type="button" aria-label={words.moveCard(name)} className={actionClasses}>
              <ArrowRightLeft size={14} aria-hidden />
            </button>
          }
        >
          <MoveMenu cardKey={key} columnId={columnId} session={session} />
        </DropdownMenu>
        <button
          ref={grip}
          type="button"
          aria-label={words.dragCard(name)}
          aria-roledescription=""
          className={classes(actionClasses, 'cursor-grab pointer-coarse:hidden')}
        >
          <GripVertical size={14} aria-hidden />
        </button>
      </span>
    </article>
  );
}

interface MoveMenuProps<Card> {
  cardKey: string;
  columnId: string;
  session: BoardSession<Card>;
}

/** Drawn only while the menu is open, so it can afford to check every column. */
function MoveMenu<Card>({ cardKey, columnId, session }: MoveMenuProps<Card>) {
  const words = useWords(kanbanBoardWords);
  return (
    <>
      <DropdownMenuLabel>{words.moveTo}</DropdownMenuLabel>
      {session
        .read()
        .columns.filter((column) => column.id !== columnId)
        .map((column) => (
          <DropdownMenuItem
            key={column.id}
            onSelect={() => {
              session.move(cardKey, column.id);
            }}
          >
            {column.title}
          </DropdownMenuItem>
        ))}
    </>
  );
}
