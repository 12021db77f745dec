import { copyToClipboard } from '@szansa/ui/clipboard';

import { translations } from '#kit/texts/i18n.ts';
import { toasts, toastSuccess } from '#kit/toasts/toasts.ts';

/** Copies a text and confirms that in a toast; where the browser does not allow it, the toast reports that. */
export async function copyText(text: string): Promise<void> {
  try {
    await copyToClipboard(text);
    toastSuccess(translations.t('session:copy.done'));
  } catch {
    toasts.show({
      title: translations.t('session:copy.failed'),
      description: translations.t('session:copy.failedHint'),
      type: 'foreground',
      variant: 'destructive',
    });
  }
}
