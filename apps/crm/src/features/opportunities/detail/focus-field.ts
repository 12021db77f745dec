/** Brings a control or a card into view and focuses it; of a group the first control. `false` when there is none. */
export function focusField(id: string): boolean {
  const place = document.getElementById(id);
  const control = place?.matches('input, textarea, button, article')
    ? place
    : place?.querySelector<HTMLElement>('input, textarea, button');
  if (!control) return false;
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
  return true;
}

/**
 * The same once a dialog that led here, and is closing, has given the focus back to its opener. Returns what
 * an effect returns: a way to call it off.
 */
export function focusFieldSoon(id: string, onFocused?: () => void): () => void {
  const timer = setTimeout(() => {
    if (focusField(id)) onFocused?.();
  }, 0);
  return () => clearTimeout(timer);
}
