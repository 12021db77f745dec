export type ToastVariant = 'default' | 'success' | 'destructive';

/** `foreground` responds to a user's action and is read at once; `background` is read after a pause. */
export type ToastType = 'foreground' | 'background';

export interface ToastAction {
  label: string;
  /** How to do the same without the toast, for whom it is gone too soon. */
  altText: string;
  onSelect: () => void;
}

export interface ToastContent {
  title: string;
  description?: string | undefined;
  variant: ToastVariant;
  type: ToastType;
  action?: ToastAction | undefined;
  /** Milliseconds until it closes by itself; `Infinity` stays until dismissed. */
  duration: number;
}

export interface ToastItem extends ToastContent {
  id: string;
  /** A dismissed toast remains in the queue, closed, until its removal. */
  open: boolean;
}

/** Newest first. */
export type ToastQueue = readonly ToastItem[];

export const toastLimit = 2;
export const toastDuration = 5_000;
export const toastRemovalDelay = 1_000_000;
export const toastSwipeThreshold = 50;
export const toastHotkey = 'F8';

function assertToast({ title, type }: Pick<ToastContent, 'title' | 'type'>) {
  if (title.trim() === '') throw new Error('A toast needs a label: its title is empty.');
  if (type !== 'foreground' && type !== 'background')
    throw new Error(`A toast is of type foreground or background, not ${String(type)}.`);
}

/** Puts the toast in front; what exceeds the limit leaves the queue. Throws on an empty title or unknown type. */
export function addToast(queue: ToastQueue, toast: ToastItem): ToastQueue {
  assertToast(toast);
  return [toast, ...queue.filter((item) => item.id !== toast.id)].slice(0, toastLimit);
}

/** Changes one toast in place; an unknown id changes nothing. Throws like `addToast`. */
export function updateToast(queue: ToastQueue, id: string, change: Partial<ToastContent>): ToastQueue {
  return queue.map((item) => {
    if (item.id !== id) return item;
    const updated = { ...item, ...change };
    assertToast(updated);
    return updated;
  });
}

/** Closes one toast, or all when no id is given. */
export function dismissToast(queue: ToastQueue, id?: string): ToastQueue {
  return queue.map((item) => (id === undefined || item.id === id ? { ...item, open: false } : item));
}

export function removeToast(queue: ToastQueue, id: string): ToastQueue {
  return queue.filter((item) => item.id !== id);
}

export function clearToasts(): ToastQueue {
  return [];
}

/** The element all toasts are shown in. Clicks inside it never count as clicks outside a dialog or popover. */
export const toastContainerId = 'application-toasts';

export function isInToasts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${toastContainerId}`) !== null;
}

/** Handler for Radix's `onInteractOutside`: a press on a toast leaves the open layer as it is. */
export function stayOpenForToasts(event: Event) {
  if (isInToasts(event.target)) event.preventDefault();
}
