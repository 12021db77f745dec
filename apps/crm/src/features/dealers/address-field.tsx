import { Button } from '@szansa/ui/button';
import { Copy } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';

export const addressFields = ['mainOfficeAddress', 'companyAddress', 'handoutAddress'] as const;

type Addresses = Record<string, string>;

/** An address of a dealer, which may be that of another field of the form. */
export function AddressField({ name, labelOf, plainOf }: OwnFieldProps) {
  const { t } = useTranslation('dealers');
  const form = useFormContext<Addresses>();
  const typed = useWatch<Addresses>({ name: [...addressFields] });
  const own = form.getValues(name);
  const sources = addressFields
    .map((field, index) => ({ field, text: typed[index]?.trim() ?? '' }))
    .filter(({ field, text }) => field !== name && text !== '' && text !== own?.trim());
  return (
    <div className="space-y-1">
      {plainOf(name)}
      {sources.length > 0 && (
        <div className="flex flex-wrap gap-1">
          {sources.map(({ field, text }) => (
            <Button
              key={field}
              size="small"
              variant="ghost"
              icon={<Copy aria-hidden />}
              aria-label={t('copyFromTo', { from: labelOf(field), to: labelOf(name) })}
              onClick={() => form.setValue(name, text, { shouldDirty: true, shouldValidate: true })}
            >
              {t('copyFrom', { from: labelOf(field) })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
