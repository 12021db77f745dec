import type { ReactNode } from 'react';

import type { StatusShape } from '../status-chip/index.ts';
import type { Tone } from '../theme/index.ts';

export interface BoardMore {
  /** How many come: “100 more of 340”. */
  readonly label: string;
  readonly busy: boolean;
  readonly onPress: () => void;
}

export interface BoardColumn<Card> {
  id: string;
  title: string;
  tone: Tone;
  /** Says with the colour, and without it, which column this is; default a circle. */
  shape?: StatusShape | undefined;
  /** How many cards the column has in truth; `cards` may hold fewer. */
  count: number;
  /** Formatted, with its unit. */
  sum?: ReactNode;
  /** Keep the array's identity while the column does not change: the column then does not draw again. */
  cards: readonly Card[];
  /** A button below the last card that brings further ones. Keep its identity as that of `cards`. */
  more?: BoardMore | undefined;
  collapsed?: boolean | undefined;
}

/** `true`, or why the card may not go there, in the reader's language. */
export type DropVerdict = true | string;

export interface CardPlace<Card> {
  card: Card;
  column: BoardColumn<Card>;
}

/** Finds a card and the column it is in. */
export function findCard<Card>(
  columns: readonly BoardColumn<Card>[],
  cardKey: (card: Card) => string,
  key: string,
): CardPlace<Card> | undefined {
  for (const column of columns) {
    const card = column.cards.find((each) => cardKey(each) === key);
    if (card !== undefined) return { card, column };
  }
  return undefined;
}

/** The column an arrow key leads to, staying at either end; undefined when there is none. */
export function neighbourColumn(
  ids: readonly string[],
  current: string,
  direction: 'left' | 'right',
): string | undefined {
  const index = ids.indexOf(current);
  if (index < 0) return ids[0];
  return ids[Math.max(0, Math.min(ids.length - 1, index + (direction === 'left' ? -1 : 1)))];
}
