import { DragDropManager, Draggable, Droppable, Feedback } from '@dnd-kit/dom';
import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import type { CardPart, ColumnPart, DragEngine } from './board-parts.ts';
import type { BoardSession } from './board-session.ts';
import { findCard, type BoardColumn } from './board.ts';
import { boardPlugins, boardSensors } from './drag-setup.ts';
import { settle } from './settle.ts';

export interface BoardDragProps<Card> {
  session: BoardSession<Card>;
  columns: readonly BoardColumn<Card>[];
  cardKey: (card: Card) => string;
  renderCard: (card: Card, state: { dragging: boolean }) => ReactNode;
}

interface DragHandlers {
  /** Called with the key of a card when it is lifted, and with undefined when its drag has ended. */
  readonly onLift: (key: string | undefined) => void;
  /** Draws a drop, and resolves when that is in the page. */
  readonly draw: (drop: () => void) => Promise<void>;
}

function dragEngine<Card>(
  session: BoardSession<Card>,
  manager: DragDropManager,
  { onLift }: DragHandlers,
): DragEngine {
  const card = ({ key, columnId, element, handle }: CardPart) => {
    const showLifted = () => {
      if (!draggable.isDragSource) return undefined;
      element.dataset['dragging'] = 'true';
      onLift(key);
      return () => {
        delete element.dataset['dragging'];
        onLift(undefined);
        const from = session.settlesFrom(key, columnId);
        if (from) void settle(element, from);
      };
    };
    const draggable: Draggable = new Draggable(
      { id: key, data: { columnId }, element, handle, register: false, effects: () => [showLifted] },
      manager,
    );
    draggable.register();
    return () => draggable.destroy();
  };
  const column = ({ id, element, onOver }: ColumnPart) => {
    const showOver = () => {
      const source = droppable.isDropTarget ? manager.dragOperation.source : null;
      onOver(source ? { key: String(source.id), columnId: String(source.data['columnId']) } : undefined);
    };
    const droppable: Droppable = new Droppable(
      { id, element, register: false, effects: () => [showOver] },
      manager,
    );
    droppable.register();
    return () => droppable.destroy();
  };
  return { card, column };
}

/** Makes the cards of a session movable; returns how to end it. */
function startDragging<Card>(
  session: BoardSession<Card>,
  overlay: HTMLElement | null,
  handlers: DragHandlers,
): () => void {
  const manager = new DragDropManager({ sensors: boardSensors, plugins: boardPlugins(session) });
  let rendering = Promise.resolve();
  manager.renderer = {
    get rendering() {
      return rendering;
    },
  };
  const feedback = manager.plugins.find((plugin) => plugin instanceof Feedback);
  if (feedback) {
    feedback.overlay = overlay ?? undefined;
    feedback.dropAnimation = null;
  }
  manager.monitor.addEventListener('dragend', ({ operation, canceled }) => {
    const { source, target, shape } = operation;
    if (!source) return;
    const to = canceled || !target ? undefined : String(target.id);
    const drop = () => session.drop(String(source.id), to, shape?.current.boundingRectangle);
    rendering = handlers.draw(drop);
  });
  const disconnect = session.parts.connect(dragEngine(session, manager, handlers));
  return () => {
    disconnect();
    manager.destroy();
  };
}

/** Makes the cards movable, and draws the lifted one below the pointer. */
export function BoardDrag<Card>({ session, columns, cardKey, renderCard }: BoardDragProps<Card>) {
  const overlay = useRef<HTMLDivElement>(null);
  const [liftedKey, setLifted] = useState<string>();
  const [dropDrawn, setDropDrawn] = useState<() => void>();
  useLayoutEffect(() => dropDrawn?.(), [dropDrawn]);
  useEffect(() => {
    const draw = (drop: () => void) =>
      new Promise<void>((resolve) => {
        startTransition(() => {
          drop();
          setDropDrawn(() => resolve);
        });
      });
    const onLift = (key: string | undefined) => {
      session.lift(key);
      setLifted(key);
    };
    return startDragging(session, overlay.current, { onLift, draw });
  }, [session]);

  const lifted = liftedKey === undefined ? undefined : findCard(columns, cardKey, liftedKey);
  return (
    <div ref={overlay} data-dnd-overlay>
      {lifted ? (
        <div className="rotate-1 cursor-grabbing rounded-medium border level-overlay border-accent p-2.5 shadow-floating">
          {renderCard(lifted.card, { dragging: true })}
        </div>
      ) : null}
    </div>
  );
}
