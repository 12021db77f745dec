/** The toasts a story shows, the newest first. */
export const shown = () => [
  ...document.querySelectorAll<HTMLElement>('#application-toasts [data-slot="toast"]'),
];

export function onlyToast() {
  const [toast] = shown();
  if (!toast) throw new Error('No toast is shown');
  return toast;
}
