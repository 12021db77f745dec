import { equipmentTypes, type EquipmentType } from '@szansa/domain/catalogue';
import { IconButton } from '@szansa/ui/icon-button';
import { SelectField } from '@szansa/ui/select-field';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import type { EquipmentValue } from './template.ts';

/** Equipment in its order, changed as a whole. */
type Items = readonly EquipmentValue[];

/** Writes into the form what the equipment in it becomes. */
export type WriteEquipment = (changed: (items: Items) => Items) => void;

export interface Section {
  readonly value: string;
  readonly label: string;
}

interface ItemRowProps {
  item: EquipmentValue;
  /** The id of the field, which each row makes its own of. */
  fieldId: string;
  sections: readonly Section[];
  write: WriteEquipment;
}

function DrawnItemRow({ item, fieldId, sections, write }: ItemRowProps) {
  const { t } = useTranslation('carTemplates');
  const { name, equipmentType, carEquipmentSectionId } = item;
  const change = (changed: Partial<EquipmentValue>) =>
    write((items) =>
      items.map((one) => (one.carEquipmentId === item.carEquipmentId ? { ...one, ...changed } : one)),
    );
  const remove = () => write((items) => items.filter((one) => one.carEquipmentId !== item.carEquipmentId));
  const sectionId = `${fieldId}-${item.carEquipmentId}`;
  const toSection = (id: string | null) => {
    change({ carEquipmentSectionId: id });
    // in another section the item is mounted again, which loses the focus
    requestAnimationFrame(() => document.getElementById(sectionId)?.focus());
  };
  const isType = (value: string | null): value is EquipmentType =>
    equipmentTypes.some((one) => one === value);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">{name}</span>
      <SelectField
        id={sectionId}
        label={t('equipment.sectionOf', { name })}
        hideLabel
        items={sections}
        placeholder={t('equipment.withoutSection')}
        clearable
        value={carEquipmentSectionId}
        onValueChange={toSection}
        className="basis-52"
      />
      <SelectField
        label={t('equipment.typeOf', { name })}
        hideLabel
        items={equipmentTypes.map((type) => ({ value: type, label: t(`equipment.types.${type}`) }))}
        value={equipmentType}
        onValueChange={(type) => {
          if (isType(type)) change({ equipmentType: type });
        }}
        className="basis-36"
      />
      <IconButton label={t('equipment.remove', { name })} icon={<Trash2 aria-hidden />} onClick={remove} />
    </div>
  );
}

/** Returns whether two items are equal: the form copies its values. */
export const isSameItem = (before: EquipmentValue, after: EquipmentValue): boolean =>
  before.carEquipmentId === after.carEquipmentId &&
  before.name === after.name &&
  before.carEquipmentSectionId === after.carEquipmentSectionId &&
  before.equipmentType === after.equipmentType;

/** One item of equipment. There may be hundreds, so an unchanged item is not drawn again when another one changes. */
export const ItemRow = memo(
  DrawnItemRow,
  (before, after) =>
    before.fieldId === after.fieldId &&
    before.sections === after.sections &&
    before.write === after.write &&
    isSameItem(before.item, after.item),
);
