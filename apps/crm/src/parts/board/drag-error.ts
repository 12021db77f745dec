import type { ApiError } from '@szansa/api-client/client';

import { translations } from '#kit/texts/i18n.ts';
import { messageOf, toastErrorAs } from '#kit/toasts/toasts.ts';

/** Shows why a dragged card was moved back (specification, section 8). */
export function toastDragError(error: ApiError): void {
  toastErrorAs(translations.t('states.dragFailed'), error, error.fields[0]?.message ?? messageOf(error));
}
