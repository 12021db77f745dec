/** A card that is being dragged. */
export interface LiftedCard {
  readonly key: string;
  readonly columnId: string;
}

/** A card in the page, and the button that lifts it by keyboard. */
export interface CardPart extends LiftedCard {
  readonly element: HTMLElement;
  readonly handle: HTMLElement;
}

/** A column in the page. */
export interface ColumnPart {
  readonly id: string;
  readonly element: HTMLElement;
  /** Called with the card above the column, and with undefined when it has left. */
  readonly onOver: (card: LiftedCard | undefined) => void;
}

/** Drag and drop; each function returns how to end it. */
export interface DragEngine {
  readonly card: (part: CardPart) => () => void;
  readonly column: (part: ColumnPart) => () => void;
}

type Connect = (engine: DragEngine) => () => void;

/** The cards and columns in the page, which drag and drop moves as soon as it is loaded. */
export interface BoardParts {
  /** Connects a part with drag and drop, now or when it is loaded; returns how to remove the part. */
  readonly add: (connect: Connect) => () => void;
  /** Connects all parts, and those that follow; returns how to disconnect them. */
  readonly connect: (engine: DragEngine) => () => void;
}

export function createBoardParts(): BoardParts {
  const parts = new Map<Connect, (() => void) | undefined>();
  let current: DragEngine | undefined;
  return {
    add: (connect) => {
      parts.set(connect, current && connect(current));
      return () => {
        parts.get(connect)?.();
        parts.delete(connect);
      };
    },
    connect: (engine) => {
      current = engine;
      for (const connect of parts.keys()) parts.set(connect, connect(engine));
      return () => {
        current = undefined;
        for (const [connect, end] of parts) {
          end?.();
          parts.set(connect, undefined);
        }
      };
    },
  };
}
