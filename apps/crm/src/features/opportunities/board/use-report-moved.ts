import { useTranslation } from 'react-i18next';

import { toasts } from '#kit/toasts/toasts.ts';
import type { MovedMeanwhile } from '#parts/opportunity/moved-meanwhile.ts';

/** Shows that another user has moved an opportunity first: who that was, and where it is. */
export function useReportMoved(): (moved: MovedMeanwhile) => void {
  const { t } = useTranslation(['opportunities', 'labels']);
  return ({ status: moved, name }) => {
    const status = t(`labels:status.${moved}`);
    toasts.show({
      title: t('board.movedMeanwhile'),
      description: name ? t('board.movedBy', { name, status }) : t('board.movedTo', { status }),
      type: 'foreground',
      variant: 'destructive',
    });
  };
}
