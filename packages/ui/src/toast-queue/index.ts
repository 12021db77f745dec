export { createToasts, type ToastInput, type Toasts } from './create-toasts.ts';
export {
  isInToasts,
  stayOpenForToasts,
  toastContainerId,
  toastDuration,
  toastHotkey,
  toastLimit,
  toastSwipeThreshold,
  type ToastAction,
  type ToastContent,
  type ToastItem,
  type ToastType,
  type ToastVariant,
} from './toast-queue.ts';
