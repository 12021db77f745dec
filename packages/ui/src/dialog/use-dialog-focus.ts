import { useState, type RefObject } from 'react';

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

/** Returns the first field to fill in; a form's own buttons and links, such as those of a summary, may precede it. */
function findFirst(layer: HTMLElement): HTMLElement | null {
  const body = '[data-slot$="-body"]';
  return layer.querySelector(`${body} form ${field}`) ?? layer.querySelector(`${body} ${control}`);
}

/**
 * Focus of a layer: into what is named (a field, or the first of a part), or the body's first field, or else onto the layer
 * itself; then back to what opened it.
 * Call it in a component that mounts when the layer opens; spread the result on Radix's `Content`.
 */
export function useDialogFocus(initialFocus?: RefObject<HTMLElement | null>) {
  const [opener] = useState(findOpener);
  return {
    onOpenAutoFocus: (event: Event) => {
      const content = event.currentTarget;
      if (!(content instanceof HTMLElement)) return;
      event.preventDefault();
      const named = initialFocus?.current;
      const first = named
        ? named.matches(control)
          ? named
          : named.querySelector(field)
        : findFirst(content);
      if (!(first instanceof HTMLElement)) {
        // nothing to fill in: the content is read first, and no button is focused that could be pressed by accident
        content.focus();
        return;
      }
      // a text without fields is shown from its start
      first.focus({ preventScroll: !first.matches(field) });
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
  };
}
