import { translations } from '#kit/texts/i18n.ts';
import { toastErrorAs } from '#kit/toasts/toasts.ts';

/** Several files were let go at once: none of them is read. */
export function showOneAtATime(names: readonly string[]): void {
  toastErrorAs(translations.t('reading:oneAtATime'), undefined, names.join(', '));
}
