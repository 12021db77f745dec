import type { DealerType } from '@szansa/domain/dealer';
import { StatusChip, type StatusChipProps } from '@szansa/ui/status-chip';

import { translations } from '#kit/texts/i18n.ts';

const looks: Record<DealerType, Pick<StatusChipProps, 'tone' | 'shape'>> = {
  supplier: { tone: 'teal', shape: 'circle' },
  intermediary: { tone: 'violet', shape: 'half' },
};

/** What a kind of dealer is called in the language spoken now. */
export function dealerTypeLabel(type: DealerType): string {
  return translations.t(`dealers:types.${type}`);
}

/** The kind of a dealer; nothing where it is missing. */
export function DealerTypeChip({ type }: { type: DealerType | null }) {
  if (!type) return null;
  return <StatusChip {...looks[type]}>{dealerTypeLabel(type)}</StatusChip>;
}
