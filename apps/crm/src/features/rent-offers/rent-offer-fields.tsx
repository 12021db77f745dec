import { SwitchField } from '@szansa/ui/switch';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { OpportunityField } from '#parts/opportunity/opportunity-field.tsx';

/** A yes or no as a switch. */
export function Switched({ name, label }: OwnFieldProps) {
  const { field, fieldState } = useController<Record<string, boolean>>({ name });
  const { value, onValueChange, ...handlers } = field;
  return (
    <SwitchField
      {...handlers}
      checked={value}
      onCheckedChange={onValueChange}
      label={label}
      error={fieldState.error?.message}
    />
  );
}

/** The opportunity a new rent offer belongs to, if any. */
export function OfOpportunity({ name, label }: OwnFieldProps) {
  const { t } = useTranslation('rentOffers');
  const { field, fieldState } = useController<Record<string, string | null>>({ name });
  const { value, ...handlers } = field;
  return (
    <OpportunityField
      {...handlers}
      value={value}
      label={label}
      placeholder={t('form.opportunityPlaceholder')}
      emptyLabel={t('form.opportunityEmpty')}
      error={fieldState.error?.message}
    />
  );
}
