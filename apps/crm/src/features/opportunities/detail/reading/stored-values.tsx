import { formatEmail } from '@szansa/domain/identity';
import type { ReadingField, ReadTexts, StoredBeside } from '@szansa/domain/reading';
import { Button } from '@szansa/ui/button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReadValue } from './handing-over.ts';
import { ReadRow, type Showing } from './read-row.tsx';

interface StoredValuesProps extends Showing {
  values: readonly ReadValue[];
  /** What is stored where a value would go; null where it has no place. */
  beside: (field: ReadingField, value: string) => StoredBeside | null;
  mayAccept: (field: ReadingField) => boolean;
  /** Returns the label of the save button for so many values. */
  saveLabel: (count: number) => string;
  /** Of accepted values; whether they can be written together. */
  canSave?: (accepted: ReadTexts) => boolean;
  onSave: (accepted: ReadTexts) => void;
  isSaving: boolean;
  /** Messages about the last save, above the button. */
  children?: ReactNode;
}

/** What was read beside what is stored, a yes for each value that differs, and the button that writes those. */
export function StoredValues(props: StoredValuesProps) {
  const { values, beside, mayAccept, saveLabel, canSave, onSave, isSaving, children, shown, onShow } = props;
  const [chosen, setChosen] = useState<ReadonlySet<ReadingField>>(new Set());
  const rows = values.map((value) => {
    const stored = beside(value.field, value.value);
    const isOpen = stored !== null && !stored.isEqual && mayAccept(value.field);
    return { value, stored, isOpen };
  });
  const open = rows.filter(({ isOpen }) => isOpen);
  const accepted: ReadTexts = new Map(
    open.flatMap(({ value: { field, value } }) => (chosen.has(field) ? [[field, value]] : [])),
  );
  const choose = (field: ReadingField, isGiven: boolean) =>
    setChosen((before) => new Set(isGiven ? [...before, field] : [...before].filter((one) => one !== field)));
  return (
    <>
      <ul className="divide-y divide-border">
        {rows.map(({ value, stored, isOpen }) => (
          <ReadRow
            key={value.field}
            shown={shown}
            onShow={onShow}
            value={value}
            yes={
              isOpen
                ? {
                    isGiven: chosen.has(value.field),
                    onGive: (isGiven) => choose(value.field, isGiven),
                  }
                : null
            }
          >
            {stored && <Stored {...stored} field={value.field} />}
          </ReadRow>
        ))}
      </ul>
      {children}
      {open.length > 0 && (
        <Button
          className="mt-2"
          disabled={accepted.size === 0 || canSave?.(accepted) === false}
          loading={isSaving}
          onClick={() => onSave(accepted)}
        >
          {saveLabel(accepted.size)}
        </Button>
      )}
    </>
  );
}

function Stored({ stored, isEqual, isAdded, field }: StoredBeside & { field: ReadingField }) {
  const { t } = useTranslation('reading');
  const value = (field === 'customer.email' ? stored.map(formatEmail) : stored).join(', ');
  const text = isEqual ? t('stored.equal') : value === '' ? t('stored.nothing') : t('stored.is', { value });
  return (
    <p className="text-small wrap-anywhere">
      {text}
      {!isEqual && isAdded && value !== '' && ` ${t('stored.added')}`}
    </p>
  );
}
