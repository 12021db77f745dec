import { Button } from '@szansa/ui/button';
import { FieldGroup } from '@szansa/ui/field';
import { IconButton } from '@szansa/ui/icon-button';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { refusalOf } from '#kit/forms/refusal-of.ts';
import { useOfferFieldLabel } from '#parts/opportunity/use-offer-field-label.ts';
import { Contact } from '#parts/pickers/contact.tsx';
import { PartnerDialog } from '#parts/pickers/partner-dialog.tsx';

import { fieldId, type OfferValues } from './offer-values.ts';

/** The contact at the bank or at the dealer, chosen in a dialog. */
export function PartnerField({ name }: { name: 'bankRepresentative' | 'dealerRepresentative' }) {
  const { t } = useTranslation('pickers');
  const [isChoosing, setChoosing] = useState(false);
  const label = useOfferFieldLabel()(name);
  const { field, fieldState, formState } = useController<OfferValues, typeof name>({ name });
  const chosen = field.value;
  return (
    <FieldGroup
      role="group"
      id={fieldId(name)}
      label={label}
      error={fieldState.error?.message ?? refusalOf(formState.errors, `${name}Id`)}
    >
      {({ 'aria-invalid': _invalid, 'aria-required': _required, ...group }) => (
        <div
          {...group}
          role="group"
          className="flex min-h-control items-center gap-2 rounded-medium border border-border-strong bg-surface py-1.5 pr-1.5 pl-2.5"
        >
          <div className="min-w-0 flex-1">
            {chosen ? <Contact representative={chosen} /> : <span className="text-text-faint">–</span>}
          </div>
          <Button size="small" onClick={() => setChoosing(true)}>
            {t(chosen ? 'change' : 'choose')}
          </Button>
          {chosen && (
            <IconButton
              size="small"
              label={t('clear', { label })}
              icon={<X aria-hidden />}
              onClick={() => field.onChange(null)}
            />
          )}
          {isChoosing && (
            <PartnerDialog
              type={name === 'bankRepresentative' ? 'bank' : 'dealer'}
              chosenId={chosen?.id}
              onChoose={(representative) => {
                field.onChange(representative);
                setChoosing(false);
              }}
              onClose={() => setChoosing(false)}
            />
          )}
        </div>
      )}
    </FieldGroup>
  );
}
