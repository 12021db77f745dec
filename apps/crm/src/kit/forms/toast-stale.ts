import { personName } from '@szansa/domain/shared';

import { translations } from '../texts/i18n.ts';
import { toastError, toasts } from '../toasts/toasts.ts';
import { staleOf } from './stale.ts';

/**
 * Shows that a call triggered by a button, such as archiving, was refused. Where another user has changed the same
 * record first, it shows that, and `refetchRecord` loads the current record.
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
