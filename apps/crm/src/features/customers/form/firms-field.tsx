import { Button } from '@szansa/ui/button';
import { FieldGroup } from '@szansa/ui/field';
import { FormattedField } from '@szansa/ui/formatted-field';
import { IconButton } from '@szansa/ui/icon-button';
import { TextField } from '@szansa/ui/text-field';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { taxIdFormat } from '#kit/forms/identifier-formats.ts';

import type { FirmValues } from './customer-values.ts';

interface FirmsFieldProps {
  id: string;
  value: readonly FirmValues[];
  onChange: (firms: FirmValues[]) => void;
  onBlur: () => void;
  /** Messages by row, in the order of `value`. */
  errors: readonly ({ name?: string | undefined; taxIdNumber?: string | undefined } | undefined)[];
  error?: string | undefined;
  withTaxId: boolean;
}

const emptyFirm: FirmValues = { name: '', taxIdNumber: '' };
const mostFirms = 20;

/** The firms of a customer: a name and a tax id each. */
export function FirmsField({ id, value, onChange, onBlur, errors, error, withTaxId }: FirmsFieldProps) {
  const { t } = useTranslation('customers');
  const rows = useRef<HTMLUListElement>(null);

  function change(index: number, part: Partial<FirmValues>): void {
    onChange(value.map((firm, position) => (position === index ? { ...firm, ...part } : firm)));
  }

  function focusRow(index: number): void {
    requestAnimationFrame(() => {
      rows.current?.children[index]?.querySelector('input')?.focus();
    });
  }

  return (
    <FieldGroup id={id} role="group" label={t('fields.customerOrganizations')} error={error}>
      {({ 'aria-invalid': _invalid, 'aria-required': _required, ...group }) => (
        <div {...group} role="group" className="space-y-2">
          <ul ref={rows} className="space-y-2 empty:hidden">
            {value.map((firm, index) => (
              // rows are told apart by nothing but their place, and hold no state of their own
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className="flex items-start gap-1">
                <div className={withTaxId ? 'grid min-w-0 flex-1 gap-2 sm:grid-cols-[1fr_10rem]' : 'flex-1'}>
                  <TextField
                    label={`${t('form.firmName')}, ${t('form.firm', { number: index + 1 })}`}
                    hideLabel
                    placeholder={t('form.firmName')}
                    value={firm.name}
                    error={errors[index]?.name}
                    onBlur={onBlur}
                    onChange={(event) => change(index, { name: event.target.value })}
                  />
                  {withTaxId && (
                    <FormattedField
                      {...taxIdFormat}
                      label={`${t('form.firmTaxId')}, ${t('form.firm', { number: index + 1 })}`}
                      hideLabel
                      placeholder={t('fields.taxIdNumber')}
                      inputMode="numeric"
                      value={firm.taxIdNumber}
                      error={errors[index]?.taxIdNumber}
                      onBlur={onBlur}
                      onChange={(taxIdNumber) => change(index, { taxIdNumber })}
                    />
                  )}
                </div>
                <IconButton
                  label={t('form.removeFirm', {
                    name: firm.name.trim() || t('form.firm', { number: index + 1 }),
                  })}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => {
                    onChange(value.filter((_, position) => position !== index));
                    focusRow(Math.max(0, index - 1));
                  }}
                />
              </li>
            ))}
          </ul>
          {value.length < mostFirms && (
            <Button
              size="small"
              variant="ghost"
              icon={<Plus aria-hidden />}
              onClick={() => {
                onChange([...value, emptyFirm]);
                focusRow(value.length);
              }}
            >
              {t('form.addFirm')}
            </Button>
          )}
        </div>
      )}
    </FieldGroup>
  );
}
