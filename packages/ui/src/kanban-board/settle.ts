/** Where something was let go, in pixels of the window. */
export interface LetGo {
  readonly left: number;
  readonly top: number;
}

/** Animates a card from where it was released to its place; with reduced motion it is there at once. */
export async function settle(card: HTMLElement, from: LetGo): Promise<void> {
  const { left, top } = card.getBoundingClientRect();
  card.style.setProperty('--settle-from', `${from.left - left}px, ${from.top - top}px`);
  card.dataset['settling'] = '';
  await Promise.allSettled(card.getAnimations().map(({ finished }) => finished));
  delete card.dataset['settling'];
}
