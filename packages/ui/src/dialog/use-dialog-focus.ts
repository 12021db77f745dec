import { useState } from 'react';

const firstField = ':is(input, select, textarea, button, a[href], [tabindex="0"]):not(:disabled)';

/** What opened the layer: the focused element or, for an item of a menu that is about to close, the menu's trigger. */
function findOpener(): Element | null {
  let opener = document.activeElement;
  for (let menu = opener?.closest('[role="menu"]'); menu; menu = opener?.closest('[role="menu"]'))
    opener = document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`);
  return opener;
}

/**
 * Focus of a layer that opens by state and not by a trigger: into the body's first field, then back to what opened it.
 * Call it in a component that mounts when the layer opens; spread the result on Radix's `Content`.
 */
export function useDialogFocus() {
  const [opener] = useState(findOpener);
  return {
    onOpenAutoFocus: (event: Event) => {
      const content = event.currentTarget;
      if (!(content instanceof HTMLElement)) return;
      const field = content.querySelector<HTMLElement>(`[data-slot$="-body"] ${firstField}`);
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
  };
}
