import { useState } from 'react';

const field =
  ':is(input:not([type=file], [type=hidden], [tabindex="-1"]), select, textarea, [role=combobox], [aria-haspopup=dialog], [role=radio][tabindex="0"], [role=radio][data-state=checked]):not(:disabled)';
const control = ':is(input, select, textarea, button, a[href], [tabindex="0"]):not(:disabled)';

/** What opened the layer: the focused element or, for an item of a menu that is about to close, the menu's trigger. */
function findOpener(): Element | null {
  let opener = document.activeElement;
  for (let menu = opener?.closest('[role="menu"]'); menu; menu = opener?.closest('[role="menu"]'))
    opener = document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`);
  return opener;
}

/** What one came to fill in; a form's own buttons and links, such as those of a summary, may stand above it. */
function findFirst(layer: HTMLElement): HTMLElement | null {
  const body = '[data-slot$="-body"]';
  return layer.querySelector(`${body} form ${field}`) ?? layer.querySelector(`${body} ${control}`);
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
      const first = findFirst(content);
      if (!first) return;
      event.preventDefault();
      // a text that is only read begins at its beginning
      first.focus({ preventScroll: !first.matches(field) });
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
  };
}
