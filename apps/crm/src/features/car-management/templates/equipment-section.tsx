import { SortableList } from '@szansa/ui/sortable-list';
import { memo } from 'react';

import { isSameItem, ItemRow, type Section, type WriteEquipment } from './equipment-item.tsx';
import type { EquipmentValue } from './template.ts';

interface EquipmentSectionProps {
  /** The section; null for items without one. */
  id: string | null;
  name: string;
  /** What the list of it is called. */
  label: string;
  fieldId: string;
  /** Those of the section, in their order. */
  items: readonly EquipmentValue[];
  sections: readonly Section[];
  write: WriteEquipment;
}

/** Moves an item within its section; the others preserve their order and their places. */
const movedIn =
  (id: string | null, from: number, to: number) =>
  (all: readonly EquipmentValue[]): EquipmentValue[] => {
    const own = all.filter((item) => item.carEquipmentSectionId === id);
    const others = all.filter((item) => item.carEquipmentSectionId !== id);
    return [...others, ...own.toSpliced(from, 1).toSpliced(to, 0, ...own.slice(from, from + 1))];
  };

function DrawnSection({ id, name, label, fieldId, items, sections, write }: EquipmentSectionProps) {
  return (
    <div className="space-y-1.5">
      <h3 className="font-medium">{name}</h3>
      <SortableList
        label={label}
        items={items}
        itemKey={({ carEquipmentId }) => carEquipmentId}
        itemLabel={(item) => item.name}
        onMove={(from, to) => write(movedIn(id, from, to))}
        renderItem={(item) => <ItemRow item={item} fieldId={fieldId} sections={sections} write={write} />}
      />
    </div>
  );
}

/** The equipment of a section; drawn again only when something in it changes, not when other fields do. */
export const EquipmentSection = memo(
  DrawnSection,
  ({ items: before, ...drawn }, { items: after, ...next }) =>
    before.length === after.length &&
    before.every((item, index) => after[index] !== undefined && isSameItem(item, after[index])) &&
    drawn.id === next.id &&
    drawn.name === next.name &&
    drawn.label === next.label &&
    drawn.fieldId === next.fieldId &&
    drawn.sections === next.sections &&
    drawn.write === next.write,
);
