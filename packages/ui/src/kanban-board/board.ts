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
  /** Identifies the column together with its colour, and also without it; default a circle. */
  shape?: StatusShape | undefined;
  /** The total number of cards of the column; `cards` may contain fewer. */
  count: number;
  /** Formatted, with its unit. */
  sum?: ReactNode;
  /** Preserve the array's identity while the column does not change, so that the column is not drawn again. */
  cards: readonly Card[];
  /**
   * Loads more cards, by a button below the last one or when the column is scrolled close to it. Preserve its identity
   * as that of `cards`.
   */
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

/** Returns the column an arrow key leads to, the same one at either end; undefined when there is none. */
export function neighbourColumn(
  ids: readonly string[],
  current: string,
  direction: 'left' | 'right',
): string | undefined {
  const index = ids.indexOf(current);
  if (index < 0) return ids[0];
  return ids[Math.max(0, Math.min(ids.length - 1, index + (direction === 'left' ? -1 : 1)))];
}
