import { mostEquipment } from '@szansa/domain/catalogue';
import { ComboboxField, filterOptions } from '@szansa/ui/combobox-field';
import { FieldMessages } from '@szansa/ui/field';
import { SelectField } from '@szansa/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useId, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import { queries } from '#kit/api/api.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { refusalOf } from '#kit/forms/refusal-of.ts';

import type { Section, WriteEquipment } from './equipment-item.tsx';
import { EquipmentSection } from './equipment-section.tsx';
import type { EquipmentValue } from './template.ts';

interface EquipmentValues {
  equipment: readonly EquipmentValue[];
  variants: readonly { equipment: readonly EquipmentValue[] }[];
}

/** Whose equipment it is: of a car, or of one variant alone. */
type EquipmentPath = 'equipment' | `variants.${number}.equipment`;

const lists = queries.carLists.list;

/** The equipment of a car, as a field of its form. */
export function CarEquipment({ label }: OwnFieldProps) {
  return <EquipmentField name="equipment" label={label} empty="equipment.none" />;
}

interface EquipmentFieldProps {
  name: EquipmentPath;
  label: string;
  empty: 'equipment.none' | 'equipment.noneOfItsOwn';
}

/** Equipment under its sections: found and added, sorted, moved to another section, removed. */
export function EquipmentField({ name, label, empty }: EquipmentFieldProps) {
  const { t } = useTranslation('carTemplates');
  const { getValues, setValue } = useFormContext<EquipmentValues>();
  const { field, formState } = useController<EquipmentValues, EquipmentPath>({ name });
  const { value } = field;
  const sections = useQuery(lists.query({ params: { kind: 'equipment_section' }, query: {} }));
  const fieldId = useId();
  const errorId = useId();
  const error = refusalOf(formState.errors, name);
  const sectionItems = useMemo(
    () => (sections.data ?? []).map((one) => ({ value: one.id, label: one.name })),
    [sections.data],
  );
  const write: WriteEquipment = useCallback(
    (changed) => setValue(name, changed(getValues(name)), { shouldDirty: true }),
    [name, getValues, setValue],
  );
  // those without a section come last
  const groups = [...sectionItems, { value: null, label: t('equipment.withoutSection') }];
  return (
    <div className="space-y-4">
      <AddEquipment value={value} sections={sectionItems} write={write} />
      <FieldMessages hint={undefined} hintId={undefined} error={error} errorId={errorId} />
      {value.length === 0 && <p className="text-text-muted">{t(empty)}</p>}
      {groups.map((group) => {
        const items = value.filter((item) => item.carEquipmentSectionId === group.value);
        return items.length === 0 ? null : (
          <EquipmentSection
            key={group.value ?? ''}
            id={group.value}
            name={group.label}
            label={`${label}: ${group.label}`}
            fieldId={fieldId}
            items={items}
            sections={sectionItems}
            write={write}
          />
        );
      })}
    </div>
  );
}

interface AddEquipmentProps {
  value: readonly EquipmentValue[];
  sections: readonly Section[];
  write: WriteEquipment;
}

/** Finds an item that is not there yet, and adds it to a section. */
function AddEquipment({ value, sections, write }: AddEquipmentProps) {
  const { t } = useTranslation('carTemplates');
  const equipment = useQuery(lists.query({ params: { kind: 'equipment' }, query: {} }));
  const [query, setQuery] = useState('');
  const [sectionId, setSectionId] = useState<string | null>(null);
  const chosenIds = new Set(value.map((item) => item.carEquipmentId));
  const free = (equipment.data ?? []).filter(({ id }) => !chosenIds.has(id));
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <SelectField
        label={t('equipment.toSection')}
        items={sections}
        value={sectionId}
        onValueChange={setSectionId}
        clearable
      />
      <ComboboxField
        label={t('equipment.add')}
        placeholder={t('equipment.find')}
        value={null}
        disabled={value.length >= mostEquipment}
        search={setQuery}
        loading={equipment.isLoading}
        options={filterOptions(
          free.map((one) => ({ value: one.id, label: one.name })),
          query,
        )}
        onValueChange={(chosen) => {
          if (!chosen) return;
          const added: EquipmentValue = {
            carEquipmentId: chosen.value,
            name: chosen.label,
            carEquipmentSectionId: sectionId,
            equipmentType: 'standard',
          };
          write((items) => [...items, added]);
        }}
      />
    </div>
  );
}
