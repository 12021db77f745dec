import { ApiError } from '@szansa/api-client/client';
import { createToasts } from '@szansa/ui/toast-queue';

import { translations } from '#kit/texts/i18n.ts';

/** The toasts of the application. */
export const toasts = createToasts();

export function toastSuccess(title: string, description?: string): void {
  toasts.show({ title, type: 'foreground', variant: 'success', ...(description ? { description } : {}) });
}

/** The status of an answer that is not the server's own, e.g. of a proxy; its text is in no language of ours. */
function foreignStatus(error: unknown): number | null {
  return error instanceof ApiError && error.code === 'foreign' ? error.status : null;
}

/** What the user reads of a failure: the server's own sentence, else what is known of it, else the general one. */
export function messageOf(error: unknown): string {
  const { t } = translations;
  const status = foreignStatus(error);
  if (status !== null) return `${t('states.apiError')}. ${t('states.answered', { status })}`;
  if (!(error instanceof ApiError)) return t('states.tryLater');
  return error.message || t(error.code === 'download_failed' ? 'states.downloadFailed' : 'states.tryLater');
}

/** Errors show a destructive toast titled with a general text, the message below (specification, section 8). */
export function toastError(error: unknown): void {
  const { t } = translations;
  const status = foreignStatus(error);
  if (status === null) toastErrorAs(t('states.somethingWrong'), error);
  else toastErrorAs(t('states.apiError'), error, t('states.answered', { status }));
}

/**
 * As `toastError`, with a title of its own, and a description of its own where the message is not specific enough.
 */
export function toastErrorAs(title: string, error: unknown, description = messageOf(error)): void {
  // a 401 has its own toast, and an aborted call is no failure
  if (error instanceof ApiError && error.status === 401) return;
  if (error instanceof DOMException && error.name === 'AbortError') return;
  // a defect of the page, which is logged nowhere else
  if (!(error instanceof ApiError)) console.error(error);
  toasts.show({
    title,
    description,
    type: 'foreground',
    variant: 'destructive',
  });
}

/** Milliseconds for which an action can be undone. */
const undoFor = 10_000;

/**
 * Shows that something was done, and undoes it once on request.
 * @param undo - the inverse call, on the version that the change has created; the reason of a refusal is shown.
 * @param otherwise - additional text for screen readers: another way to undo it.
 */
export function toastUndoable(
  title: string,
  undo: () => Promise<unknown>,
  otherwise: string = translations.t('undo.otherwise'),
): void {
  let isUsed = false;
  async function undoOnce(): Promise<void> {
    if (isUsed) return;
    isUsed = true;
    try {
      await undo();
      toastSuccess(translations.t('undo.done'));
    } catch (error) {
      toastError(error);
    }
  }
  toasts.show({
    title,
    type: 'foreground',
    variant: 'success',
    duration: undoFor,
    action: {
      label: translations.t('undo.action'),
      altText: otherwise,
      onSelect: () => void undoOnce(),
    },
  });
}

/** Shows that a record was deleted, which can be undone only in this toast. */
export function toastRemoved(title: string, undo: () => Promise<unknown>): void {
  toastUndoable(title, undo, translations.t('undo.onlyHere'));
}
