export { createToasts, type ToastInput, type Toasts } from './create-toasts.ts';
export { Toaster } from './toaster.tsx';
export { keepOpenForToasts, toastContainerId } from './toast-container.ts';
export type { ToastAction, ToastContent, ToastItem, ToastType, ToastVariant } from './toast-queue.ts';
