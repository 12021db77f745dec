import {
  addToast,
  clearToasts,
  dismissToast,
  removeToast,
  toastDuration,
  toastRemovalDelay,
  updateToast,
  type ToastContent,
  type ToastQueue,
} from './toast-queue.ts';

export type ToastInput = Pick<ToastContent, 'title' | 'type'> & Partial<ToastContent>;

export interface Toasts {
  /** Shows a toast and returns its id. Throws when the title is empty. */
  show: (toast: ToastInput) => string;
  update: (id: string, change: Partial<ToastContent>) => void;
  /** Closes one toast, or all; each is removed from the queue after the removal delay. */
  dismiss: (id?: string) => void;
  /** Empties the queue at once. */
  clear: () => void;
  subscribe: (subscriber: () => void) => () => void;
  /** Returns the current queue; the same object until it changes. */
  read: () => ToastQueue;
}

/** A store of toasts that needs no React: any code may show one, a `Toaster` displays them. */
export function createToasts(): Toasts {
  let queue: ToastQueue = [];
  let lastNumber = 0;
  const subscribers = new Set<() => void>();
  const removalTimers = new Map<string, ReturnType<typeof setTimeout>>();

  function change(next: ToastQueue) {
    queue = next;
    for (const subscriber of subscribers) subscriber();
  }

  function cancelRemoval(id: string) {
    clearTimeout(removalTimers.get(id));
    removalTimers.delete(id);
  }

  function scheduleRemoval(id: string) {
    if (removalTimers.has(id)) return;
    const remove = () => {
      removalTimers.delete(id);
      change(removeToast(queue, id));
    };
    removalTimers.set(id, setTimeout(remove, toastRemovalDelay));
  }

  return {
    show(input) {
      lastNumber += 1;
      const id = `toast-${lastNumber}`;
      change(addToast(queue, { variant: 'default', duration: toastDuration, ...input, id, open: true }));
      return id;
    },
    update(id, changes) {
      change(updateToast(queue, id, changes));
    },
    dismiss(id) {
      change(dismissToast(queue, id));
      for (const item of queue) if (!item.open) scheduleRemoval(item.id);
    },
    clear() {
      for (const id of removalTimers.keys()) cancelRemoval(id);
      change(clearToasts());
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    read: () => queue,
  };
}
