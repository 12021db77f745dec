import type { OpportunityStatus } from '@szansa/domain/opportunity';
import { SelectField } from '@szansa/ui/select-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { BulkDialog } from '#parts/bulk/bulk-dialog.tsx';
import { useStatusOrder } from '#parts/opportunity/use-status-order.ts';

import { usePreview, type ManyProps } from './use-preview.ts';

/** Moves the chosen opportunities to one status. */
export function MoveMany({ chosen, ...rest }: ManyProps) {
  const { t } = useTranslation(['bulk', 'labels']);
  const preview = usePreview(chosen);
  const order = useStatusOrder();
  const [status, setStatus] = useState<OpportunityStatus | null>(null);
  return (
    <BulkDialog kind="move" preview={status && (() => preview({ kind: 'move', status }))} {...rest}>
      <SelectField
        label={t('status')}
        required
        value={status}
        onValueChange={(value) => setStatus(order.find((one) => one === value) ?? null)}
        items={order.map((value) => ({ value, label: t(`labels:status.${value}`) }))}
      />
    </BulkDialog>
  );
}
