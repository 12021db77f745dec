import { toasts } from '#kit/toasts/toasts.ts';

type Queue = ReturnType<typeof toasts.read>;

let queue: Queue = [];
let staying: Queue = [];

/**
 * The toasts of the application, as a story shows them: they stay until they are closed. By when a slow machine takes
 * the pictures of a story, a toast would have gone by itself.
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
