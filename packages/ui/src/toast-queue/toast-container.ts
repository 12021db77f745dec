/** The element all toasts are shown in. Clicks inside it never count as clicks outside a dialog or popover. */
export const toastContainerId = 'application-toasts';

export function isInToasts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${toastContainerId}`) !== null;
}

/** Handler for Radix's `onInteractOutside`: a press on a toast leaves the open layer as it is. */
export function stayOpenForToasts(event: Event) {
  if (isInToasts(event.target)) event.preventDefault();
}
