import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  carInput,
  carListKinds,
  carReferences,
  namedEntries,
  parentKind,
  powerInOtherUnit,
  unfitReferences,
  type CarListKind,
  type NamedEntry,
} from './index.ts';

const idOf = (number: number) => `0192f0c1-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [brand, otherBrand, model, version] = [idOf(1), idOf(2), idOf(3), idOf(4)];
const bodyType = idOf(5);
const equipment = idOf(6);
const section = idOf(7);
const top = (kind: CarListKind): NamedEntry => ({ kind, parentId: null });
const entries = new Map<string, NamedEntry>([
  [brand, top('brand')],
  [otherBrand, top('brand')],
  [model, { kind: 'model', parentId: brand }],
  [version, { kind: 'version', parentId: model }],
  [bodyType, top('body_type')],
  [equipment, top('equipment')],
  [section, top('equipment_section')],
]);
const item = {
  carEquipmentId: equipment,
  carEquipmentSectionId: section,
  equipmentType: 'standard',
} as const;
const car = {
  brandId: brand,
  modelId: model,
  versionId: version,
  carBodyTypeId: bodyType,
  equipment: [item],
};

describe('CC4 what a car names', () => {
  it('is found, each once', () => {
    expect(namedEntries({ ...car, carFuelTypeId: null }).toSorted()).toEqual(
      [brand, model, version, bodyType, equipment, section].toSorted(),
    );
  });

  it('fits where each is of its list, the model of the brand and the version of the model', () => {
    expect(unfitReferences(car, entries)).toEqual([]);
    expect(unfitReferences({ ...car, brandId: otherBrand }, entries)).toEqual(['modelId']);
    expect(unfitReferences({ ...car, versionId: model }, entries)).toEqual(['versionId']);
    expect(unfitReferences({ ...car, carBodyTypeId: idOf(99) }, entries)).toEqual(['carBodyTypeId']);
    expect(
      unfitReferences({ ...car, equipment: [item, { ...item, carEquipmentSectionId: equipment }] }, entries),
    ).toEqual(['equipment.1.carEquipmentSectionId']);
  });

  it('never fits where any entry is of another list', () => {
    const fields = Object.entries(carReferences);
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.constantFrom(...carListKinds), ([field, kind], other) => {
        fc.pre(kind !== other);
        const wrong = idOf(50);
        const parentId = parentKind(other) === null ? null : brand;
        const known = new Map(entries).set(wrong, { kind: other, parentId });
        expect(unfitReferences({ ...car, [field]: wrong }, known)).toContain(field);
      }),
    );
  });
});

it('CC5 150 KM are 110 kW, and there and back is the same within the rounding', () => {
  expect(powerInOtherUnit(150, 'km')).toBe(110);
  expect(powerInOtherUnit(110, 'kW')).toBe(150);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), (power) => {
      expect(Math.abs(powerInOtherUnit(powerInOtherUnit(power, 'km'), 'kW') - power)).toBeLessThanOrEqual(1);
    }),
  );
});

it('CC6 an item of equipment appears once', () => {
  const twice = carInput.safeParse({ ...car, equipment: [item, { ...item, equipmentType: 'optional' }] });
  expect(twice.error?.issues).toMatchObject([{ path: ['equipment', 1, 'carEquipmentId'] }]);
});
