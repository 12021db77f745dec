import { personName } from '@szansa/domain/shared';

import { translations } from '../texts/i18n.ts';
import { toastError, toasts } from '../toasts/toasts.ts';
import { staleOf } from './stale.ts';

/**
 * Tells that a call was refused that is made at a press, such as archiving. Where somebody else has changed the same
 * first, it says so, and `refetchRecord` shows the record as it is now.
 */
export function toastRefusal(error: unknown, refetchRecord: () => unknown): void {
  const stale = staleOf(error);
  if (!stale) {
    toastError(error);
    return;
  }
  const { by } = stale;
  const { t } = translations;
  void refetchRecord();
  toasts.show({
    title: t('stale.title'),
    description: by ? t('stale.againBy', { name: personName(by) }) : t('stale.again'),
    type: 'foreground',
    variant: 'destructive',
  });
}
