import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useCallback, useId, useMemo, useState, type ReactNode } from 'react';

import { classes } from '../classes/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../labels/index.ts';
import { StatusChip } from '../status-chip/index.ts';
import { BoardCards } from './board-cards.tsx';
import type { LiftedCard } from './board-parts.ts';
import type { BoardSession } from './board-session.ts';
import type { BoardColumn, DropVerdict } from './board.ts';
import { kanbanBoardWords } from './words.ts';

interface BoardColumnProps<Card> {
  column: BoardColumn<Card>;
  session: BoardSession<Card>;
  renderCard: (card: Card, state: { dragging: boolean }) => ReactNode;
  onCollapsedChange: ((columnId: string, collapsed: boolean) => void) | undefined;
}

export function BoardColumnView<Card>({
  column,
  session,
  renderCard,
  onCollapsedChange,
}: BoardColumnProps<Card>) {
  const words = useWords(kanbanBoardWords);
  const { cards, more, id, collapsed } = column;
  const [over, setOver] = useState<LiftedCard>();
  const ref = useCallback(
    (element: HTMLElement | null) =>
      element ? session.parts.add((engine) => engine.column({ id, element, onOver: setOver })) : undefined,
    [session, id],
  );
  const titleId = useId();

  const list = useMemo(
    () => (
      <BoardCards
        labelledBy={titleId}
        columnId={id}
        cards={cards}
        more={more}
        session={session}
        renderCard={renderCard}
      />
    ),
    [titleId, id, cards, more, session, renderCard],
  );

  const verdict = over && over.columnId !== id ? session.verdict(over.key, id) : undefined;
  const chip = (
    <StatusChip
      tone={column.tone}
      shape={column.shape ?? 'circle'}
      // upright the name needs the height that the chip has for one line
      className={collapsed ? 'h-auto w-6 px-0 py-2' : undefined}
    >
      {column.title}
    </StatusChip>
  );

  if (collapsed) {
    return (
      <div
        ref={ref}
        data-column-id={column.id}
        className={classes(
          'flex w-11 shrink-0 snap-start flex-col items-center gap-2 rounded-large bg-surface-sunken py-2',
          dropClasses(verdict),
        )}
      >
        <IconButton
          label={words.expandColumn(column.title)}
          icon={<ChevronsRight aria-hidden />}
          size="small"
          onClick={() => {
            onCollapsedChange?.(column.id, false);
          }}
        />
        <span className="flex items-center gap-2 [writing-mode:vertical-rl]">
          {chip}
          <span className="text-small text-text-muted tabular-nums">{column.count}</span>
        </span>
      </div>
    );
  }
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      data-column-id={column.id}
      className={classes(
        'relative flex w-[min(18rem,85vw)] shrink-0 snap-start flex-col rounded-large bg-surface-sunken',
        dropClasses(verdict),
      )}
    >
      <header className="px-2.5 pt-2 pb-1.5">
        <div className="flex min-h-7 items-center gap-2">
          <h3 id={titleId} className="flex min-w-0 items-center gap-2">
            {chip}
            <span className="text-small text-text-muted tabular-nums">
              <span className="sr-only">{words.cardCount(column.count)}</span>
              <span aria-hidden>{column.count}</span>
            </span>
          </h3>
          {onCollapsedChange ? (
            <IconButton
              label={words.collapseColumn(column.title)}
              icon={<ChevronsLeft aria-hidden />}
              size="small"
              className="-mr-1 ml-auto"
              onClick={() => {
                onCollapsedChange?.(column.id, true);
              }}
            />
          ) : null}
        </div>
        {/* also without a sum, so that the cards of all columns start at the same height */}
        <div className="min-h-4 truncate px-1 text-small text-text-muted tabular-nums">{column.sum}</div>
      </header>
      {cards.length === 0 ? (
        <p className="min-h-16 flex-1 px-2 py-6 text-center text-small text-text-muted">
          {words.emptyColumn}
        </p>
      ) : (
        list
      )}
      {verdict === undefined ? null : (
        <p
          aria-hidden
          className={classes(
            'pointer-events-none absolute inset-x-2 bottom-2 rounded-medium px-2.5 py-2 text-center text-small font-medium shadow-floating',
            verdict === true ? 'bg-accent text-on-accent' : 'bg-destructive-soft text-destructive',
          )}
        >
          {verdict === true ? words.dropHere : verdict}
        </p>
      )}
    </section>
  );
}

function dropClasses(verdict: DropVerdict | undefined): string {
  if (verdict === undefined) return '';
  return verdict === true
    ? 'outline-2 -outline-offset-2 outline-accent'
    : 'outline-2 -outline-offset-2 outline-destructive';
}
