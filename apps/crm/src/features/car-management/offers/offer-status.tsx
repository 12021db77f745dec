import { StatusChip, type StatusChipProps } from '@szansa/ui/status-chip';
import { useTranslation } from 'react-i18next';

import type { OfferStatus } from './offer.ts';

const looks: Record<OfferStatus, Pick<StatusChipProps, 'tone' | 'shape'>> = {
  pending: { tone: 'amber', shape: 'half' },
  active: { tone: 'green', shape: 'check' },
  inactive: { tone: 'grey', shape: 'ring' },
  deleted: { tone: 'grey', shape: 'square' },
  blocked: { tone: 'orange', shape: 'diamond' },
  unknown: { tone: 'grey', shape: 'circle' },
};

/** The status of a platform offer. */
export function OfferStatusChip({ status }: { status: OfferStatus }) {
  const { t } = useTranslation('labels');
  return <StatusChip {...looks[status]}>{t(`platformOfferStatus.${status}`)}</StatusChip>;
}
