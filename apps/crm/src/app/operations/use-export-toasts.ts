import { useTranslation } from 'react-i18next';

import { useHeard } from '#kit/live/hearing.ts';
import { toasts } from '#kit/toasts/toasts.ts';

/** Says in a toast that an export the reader asked for has ended (specification, section 4). */
export function useExportToasts(): void {
  const { t } = useTranslation('operations');
  useHeard('export-request-response', ({ status }) => {
    if (status !== 'completed' && status !== 'failed') return;
    const variant = status === 'completed' ? 'success' : 'destructive';
    toasts.show({ title: t(`export.${status}`), type: 'foreground', variant });
  });
}
