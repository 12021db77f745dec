/** Pixels of a card that was not measured yet, and between two cards. */
export const cardHeight = 112;
export const cardGap = 8;

/** A drawn card. */
export interface PlacedCard {
  readonly index: number;
  /** Pixels above it; undefined where it follows the one before it. */
  readonly start?: number | undefined;
}

/** What is drawn of a column. */
export interface CardWindow {
  readonly places: readonly PlacedCard[];
  /** Pixels of all cards; undefined where all are drawn. */
  readonly height: number | undefined;
  /** Measures the element of a card, which has its place as `data-index`. */
  readonly measure?: ((element: Element | null) => void) | undefined;
}

/** The first cards one below the other, as many as a column shows until it is scrolled. */
export function firstCards(count: number): CardWindow {
  const length = Math.min(count, Math.ceil(window.innerHeight / cardHeight) + 1);
  return {
    places: Array.from({ length }, (_, index) => ({ index })),
    height: length < count ? count * (cardHeight + cardGap) - cardGap : undefined,
  };
}
