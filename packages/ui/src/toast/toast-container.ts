/** The element all toasts are shown in. Clicks inside it never count as clicks outside a dialog or popover. */
export const toastContainerId = 'application-toasts';

/** Handler for Radix's `onInteractOutside`: a press on a toast leaves the open layer as it is. */
export function keepOpenForToasts(event: Event) {
  if (event.target instanceof Element && event.target.closest(`#${toastContainerId}`)) event.preventDefault();
}
