import { RadioCards } from '@szansa/ui/radio-cards';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';

const kinds = ['bank', 'dealer'] as const;

interface HouseValues {
  bankId: string | null;
  dealerId: string | null;
}

/** The choice whether a representative belongs to a bank or to a dealer, and to which. Rule RE1. */
export function HouseField({ plainOf, labelOf }: OwnFieldProps) {
  const { t } = useTranslation('representatives');
  const form = useFormContext<HouseValues>();
  const [bankId, dealerId] = useWatch<HouseValues, ['bankId', 'dealerId']>({ name: ['bankId', 'dealerId'] });
  const [chosenKind, setChosenKind] = useState<(typeof kinds)[number]>('bank');
  const chosen = (dealerId && 'dealer') || (bankId && 'bank') || chosenKind;
  return (
    <>
      <RadioCards
        label={t('columns.house')}
        required
        columns={2}
        items={kinds.map((kind) => ({ value: kind, label: labelOf(`${kind}Id`) }))}
        value={chosen}
        onValueChange={(value) => {
          setChosenKind(value === 'dealer' ? 'dealer' : 'bank');
          form.setValue(value === 'dealer' ? 'bankId' : 'dealerId', null, { shouldDirty: true });
          form.clearErrors('bankId');
        }}
      />
      {plainOf(`${chosen}Id`)}
    </>
  );
}
