/** Copies what is selected: what browsers had before, and still have where a page comes without TLS. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('aria-hidden', 'true');
  field.className = 'sr-only';
  // a dialog traps the focus
  const focused = document.activeElement;
  (focused?.closest('[role=dialog], [role=alertdialog]') ?? document.body).append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/**
 * Copies a text, also on a page that came without TLS.
 * @throws where the browser does not let it happen
 */
export async function copyToClipboard(text: string): Promise<void> {
  if ('clipboard' in navigator) return await navigator.clipboard.writeText(text);
  if (!copySelected(text)) throw new Error('the browser refused to copy');
}
