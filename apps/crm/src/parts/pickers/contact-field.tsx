import { Button } from '@szansa/ui/button';
import { FieldGroup } from '@szansa/ui/field';
import { IconButton } from '@szansa/ui/icon-button';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Representative } from '#parts/opportunity/records.ts';

import { Contact } from './contact.tsx';
import { PartnerDialog } from './partner-dialog.tsx';

interface ContactFieldProps {
  id?: string;
  label: string;
  type: 'bank' | 'dealer';
  value: Representative | null;
  onValueChange: (representative: Representative | null) => void;
  error?: string | undefined;
}

/** A contact at a bank or at a dealer, chosen in a dialog. */
export function ContactField({ id, label, type, value, onValueChange, error }: ContactFieldProps) {
  const { t } = useTranslation('pickers');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <FieldGroup role="group" {...(id === undefined ? {} : { id })} label={label} error={error}>
      {({ 'aria-invalid': _invalid, 'aria-required': _required, ...group }) => (
        <div
          {...group}
          role="group"
          className="flex min-h-control items-center gap-2 rounded-medium border border-border-strong bg-surface py-1.5 pr-1.5 pl-2.5"
        >
          <div className="min-w-0 flex-1">
            {value ? <Contact representative={value} /> : <span className="text-text-faint">–</span>}
          </div>
          <Button size="small" onClick={() => setChoosing(true)}>
            {t(value ? 'change' : 'choose')}
          </Button>
          {value && (
            <IconButton
              size="small"
              label={t('clear', { label })}
              icon={<X aria-hidden />}
              onClick={() => onValueChange(null)}
            />
          )}
          {isChoosing && (
            <PartnerDialog
              type={type}
              chosenId={value?.id}
              onChoose={(representative) => {
                onValueChange(representative);
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
