import { toasts } from '#kit/toasts/toasts.ts';

type Queue = ReturnType<typeof toasts.read>;

let queue: Queue = [];
let staying: Queue = [];

/**
 * The application's toasts for stories: they remain until they are closed, because on a slow machine they could
 * disappear before the screenshot is made.
 */
export const persistentToasts = {
  ...toasts,
  read(): Queue {
    if (toasts.read() !== queue) {
      queue = toasts.read();
      staying = queue.map((toast) => ({ ...toast, duration: Infinity }));
    }
    return staying;
  },
};
