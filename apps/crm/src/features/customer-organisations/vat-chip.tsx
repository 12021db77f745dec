import { StatusChip, type StatusChipProps } from '@szansa/ui/status-chip';

import { translations } from '#kit/texts/i18n.ts';

import type { FirmRow } from './firm.ts';

type VatStatus = NonNullable<FirmRow['vatStatus']>;

export const vatStatuses = ['active', 'exempt', 'unregistered'] as const satisfies readonly VatStatus[];

const looks: Record<VatStatus, Pick<StatusChipProps, 'tone' | 'shape'>> = {
  active: { tone: 'green', shape: 'check' },
  exempt: { tone: 'teal', shape: 'half' },
  unregistered: { tone: 'orange', shape: 'diamond' },
};

/** What a VAT status is called in the language spoken now. */
export function vatStatusLabel(status: VatStatus): string {
  return translations.t(`customerOrganisations:vat.${status}`);
}

/** Whether a firm pays VAT; nothing where no register returned it. */
export function VatChip({ status }: { status: VatStatus | null }) {
  if (!status) return null;
  return <StatusChip {...looks[status]}>{vatStatusLabel(status)}</StatusChip>;
}
