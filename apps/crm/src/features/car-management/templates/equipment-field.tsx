import { equipmentTypes, mostEquipment, type EquipmentType } from '@szansa/domain/catalogue';
import { ComboboxField, filterOptions } from '@szansa/ui/combobox-field';
import { FieldMessages } from '@szansa/ui/field';
import { IconButton } from '@szansa/ui/icon-button';
import { SelectField } from '@szansa/ui/select-field';
import { SortableList } from '@szansa/ui/sortable-list';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { memo, useId, useMemo, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { refusalOf } from '#kit/forms/refusal-of.ts';

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

/** Equipment under its sections: found and added, put in order, moved to another section, taken away. */
export function EquipmentField({ name, label, empty }: EquipmentFieldProps) {
  const { t } = useTranslation('carTemplates');
  const { field, formState } = useController<EquipmentValues, EquipmentPath>({ name });
  const { value, onChange } = field;
  const equipment = useQuery(lists.query({ params: { kind: 'equipment' }, query: {} }));
  const sections = useQuery(lists.query({ params: { kind: 'equipment_section' }, query: {} }));
  const errorId = useId();
  const [asked, setAsked] = useState('');
  const [sectionId, setSectionId] = useState<string | null>(null);
  const error = refusalOf(formState.errors, name);
  const sectionItems = useMemo(
    () => (sections.data ?? []).map((one) => ({ value: one.id, label: one.name })),
    [sections.data],
  );
  const free = (equipment.data ?? []).filter(({ id }) => value.every((item) => item.carEquipmentId !== id));
  // those without a section come last
  const groups = [...sectionItems, { value: null, label: t('equipment.withoutSection') }];

  /** Writes one section anew; the others keep their order and their places. */
  function writeSection(id: string | null, items: readonly EquipmentValue[]): void {
    onChange([...value.filter((item) => item.carEquipmentSectionId !== id), ...items]);
  }

  return (
    <div className="space-y-4">
      <div className="grid grid-cols-1 gap-x-4 gap-y-3.5 sm:grid-cols-2">
        <SelectField
          label={t('equipment.toSection')}
          items={sectionItems}
          value={sectionId}
          onChange={setSectionId}
          clearable
        />
        <ComboboxField
          label={t('equipment.add')}
          placeholder={t('equipment.find')}
          value={null}
          disabled={value.length >= mostEquipment}
          search={setAsked}
          loading={equipment.isLoading}
          options={filterOptions(
            free.map((one) => ({ value: one.id, label: one.name })),
            asked,
          )}
          onChange={(chosen) => {
            if (!chosen) return;
            const added: EquipmentValue = {
              carEquipmentId: chosen.value,
              name: chosen.label,
              carEquipmentSectionId: sectionId,
              equipmentType: 'standard',
            };
            onChange([...value, added]);
          }}
        />
      </div>
      <FieldMessages hint={undefined} hintId={undefined} error={error} errorId={errorId} />
      {value.length === 0 && <p className="text-text-muted">{t(empty)}</p>}
      {groups.map((group) => {
        const items = value.filter((item) => item.carEquipmentSectionId === group.value);
        if (items.length === 0) return null;
        return (
          <div key={group.value ?? ''} className="space-y-1.5">
            <h3 className="font-medium">{group.label}</h3>
            <SortableList
              label={`${label}: ${group.label}`}
              items={items}
              itemKey={({ carEquipmentId }) => carEquipmentId}
              itemLabel={(item) => item.name}
              onMove={(from, to) =>
                writeSection(
                  group.value,
                  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1)),
                )
              }
              renderItem={(item) => <ItemRow path={name} item={item} sections={sectionItems} />}
            />
          </div>
        );
      })}
    </div>
  );
}

interface ItemRowProps {
  path: EquipmentPath;
  item: EquipmentValue;
  sections: readonly { readonly value: string; readonly label: string }[];
}

function DrawnItemRow({ path, item, sections }: ItemRowProps) {
  const { t } = useTranslation('carTemplates');
  const form = useFormContext<EquipmentValues>();
  const { name, equipmentType, carEquipmentSectionId } = item;
  const write = (changed: (items: readonly EquipmentValue[]) => readonly EquipmentValue[]) =>
    form.setValue(path, changed(form.getValues(path)), { shouldDirty: true });
  const change = (changed: Partial<EquipmentValue>) =>
    write((items) =>
      items.map((one) => (one.carEquipmentId === item.carEquipmentId ? { ...one, ...changed } : one)),
    );
  const remove = () => write((items) => items.filter((one) => one.carEquipmentId !== item.carEquipmentId));
  const isType = (value: string | null): value is EquipmentType =>
    equipmentTypes.some((one) => one === value);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">{name}</span>
      <SelectField
        label={t('equipment.sectionOf', { name })}
        hideLabel
        items={sections}
        placeholder={t('equipment.withoutSection')}
        clearable
        value={carEquipmentSectionId}
        onChange={(id) => change({ carEquipmentSectionId: id })}
        className="basis-52"
      />
      <SelectField
        label={t('equipment.typeOf', { name })}
        hideLabel
        items={equipmentTypes.map((type) => ({ value: type, label: t(`equipment.types.${type}`) }))}
        value={equipmentType}
        onChange={(type) => {
          if (isType(type)) change({ equipmentType: type });
        }}
        className="basis-36"
      />
      <IconButton label={t('equipment.remove', { name })} icon={<Trash2 aria-hidden />} onClick={remove} />
    </div>
  );
}

/**
 * One item of equipment. There may be hundreds: one that stays as it is is not drawn anew when another one changes. The
 * form copies what it holds, so items are compared by what they say.
 */
const ItemRow = memo(
  DrawnItemRow,
  (before, after) =>
    before.path === after.path &&
    before.sections === after.sections &&
    before.item.carEquipmentId === after.item.carEquipmentId &&
    before.item.name === after.item.name &&
    before.item.carEquipmentSectionId === after.item.carEquipmentSectionId &&
    before.item.equipmentType === after.item.equipmentType,
);
