/** Brings a control into view and focuses it; of a group the first control. `false` when there is none. */
export function focusField(id: string): boolean {
  const place = document.getElementById(id);
  const control = place?.matches('input, textarea, button')
    ? place
    : place?.querySelector<HTMLElement>('input, textarea, button');
  if (!control) return false;
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
  return true;
}
