/** Where something was let go, in pixels of the window. */
export interface LetGo {
  readonly left: number;
  readonly top: number;
}

/** Lets a card come to its place from where it was let go; without motion it stands there at once. */
export async function settle(card: HTMLElement, from: LetGo): Promise<void> {
  const { left, top } = card.getBoundingClientRect();
  card.style.setProperty('--settle-from', `${from.left - left}px, ${from.top - top}px`);
  card.dataset['settling'] = '';
  await Promise.allSettled(card.getAnimations().map(({ finished }) => finished));
  delete card.dataset['settling'];
}
