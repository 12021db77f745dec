import { Button } from '@szansa/ui/button';
import { FieldGroup } from '@szansa/ui/field';
import { FormattedField } from '@szansa/ui/formatted-field';
import { IconButton } from '@szansa/ui/icon-button';
import { TextLink } from '@szansa/ui/link';
import { TextField } from '@szansa/ui/text-field';
import { Link } from '@tanstack/react-router';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { taxIdFormat } from '#kit/forms/identifier-formats.ts';

import type { FirmValues } from './customer-values.ts';
import { FirmSuggestions } from './firm-suggestions.tsx';

interface FirmsFieldProps {
  id: string;
  value: readonly FirmValues[];
  onValueChange: (firms: FirmValues[]) => void;
  onBlur: () => void;
  /** Messages by row, in the order of `value`. */
  errors: readonly ({ name?: string | undefined; taxIdNumber?: string | undefined } | undefined)[];
  error?: string | undefined;
  withTaxId: boolean;
}

const emptyFirm: FirmValues = { name: '', taxIdNumber: '' };
const mostFirms = 20;

interface NewFirmProps {
  /** From 1. */
  number: number;
  firm: FirmValues;
  errors: FirmsFieldProps['errors'][number];
  withTaxId: boolean;
  onChange: (part: Partial<FirmValues>) => void;
  onBlur: () => void;
}

/** A firm that is being written down with the customer. */
function NewFirm({ number, firm, errors, withTaxId, onChange, onBlur }: NewFirmProps) {
  const { t } = useTranslation('customer');
  return (
    <div className={withTaxId ? 'grid min-w-0 flex-1 gap-2 sm:grid-cols-[1fr_10rem]' : 'flex-1 space-y-2'}>
      <TextField
        label={`${t('form.firmName')}, ${t('form.firm', { number })}`}
        hideLabel
        placeholder={t('form.firmName')}
        value={firm.name}
        error={errors?.name}
        onBlur={onBlur}
        onValueChange={(name) => onChange({ name })}
      />
      {withTaxId && (
        <FormattedField
          {...taxIdFormat}
          label={`${t('form.firmTaxId')}, ${t('form.firm', { number })}`}
          hideLabel
          placeholder={t('fields.taxIdNumber')}
          inputMode="numeric"
          value={firm.taxIdNumber}
          error={errors?.taxIdNumber}
          onBlur={onBlur}
          onValueChange={(taxIdNumber) => onChange({ taxIdNumber })}
        />
      )}
      <div className="col-span-full empty:hidden">
        <FirmSuggestions firm={firm} onChoose={onChange} />
      </div>
    </div>
  );
}

/** A firm there is: it is changed on its own screen, which opens beside the form. */
function StoredFirm({ id, firm }: { id: string; firm: FirmValues }) {
  const { t } = useTranslation('customer');
  const { has } = useAccess();
  const { taxId } = useFormats();
  return (
    <p className="min-w-0 flex-1 py-1.5 wrap-anywhere">
      {has('customer_organisation.get') ? (
        <TextLink asChild>
          <Link to="/customer-organisation/$id" params={{ id }} target="_blank">
            {firm.name}
          </Link>
        </TextLink>
      ) : (
        firm.name
      )}
      {firm.taxIdNumber && (
        <span className="ml-2 text-small text-text-muted tabular-nums">
          {t('fields.taxIdNumber')} {taxId(firm.taxIdNumber)}
        </span>
      )}
    </p>
  );
}

/** The firms of a customer: those there are, and new ones with a name and a tax id each. */
export function FirmsField({ id, value, onValueChange, onBlur, errors, error, withTaxId }: FirmsFieldProps) {
  const { t } = useTranslation('customer');
  const rows = useRef<HTMLUListElement>(null);

  function change(index: number, part: Partial<FirmValues>): void {
    onValueChange(value.map((firm, position) => (position === index ? { ...firm, ...part } : firm)));
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
              // oxlint-disable-next-line react/no-array-index-key -- only the index identifies a row, and rows have no state
              <li key={index} className="flex items-start gap-1">
                {firm.id === undefined ? (
                  <NewFirm
                    number={index + 1}
                    firm={firm}
                    errors={errors[index]}
                    withTaxId={withTaxId}
                    onChange={(part) => change(index, part)}
                    onBlur={onBlur}
                  />
                ) : (
                  <StoredFirm id={firm.id} firm={firm} />
                )}
                <IconButton
                  label={t('form.removeFirm', {
                    name: firm.name.trim() || t('form.firm', { number: index + 1 }),
                  })}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => {
                    onValueChange(value.filter((_, position) => position !== index));
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
                onValueChange([...value, emptyFirm]);
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
