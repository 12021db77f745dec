import { demoPart } from '#platform';
import { demoSectionOf, type DemoCarEntry } from '#modules/car-lists';
import { demoCars } from './demo-cars.ts';
import { insertTemplate, replaceEquipment } from './queries.ts';
import type { WholeTemplate } from './refuse-unfit.ts';

export interface CarTemplatesDemo {
  /** In the order of the cars of the demo. */
  carTemplates: readonly (WholeTemplate & { readonly id: string })[];
}

/** The entry of that name, of a parent where it has one. @throws Error for one the lists of the demo lack */
function idOf(
  entries: readonly DemoCarEntry[],
  kind: DemoCarEntry['kind'],
  name: string,
  parentId: string | null = null,
): string {
  const found = entries.find((one) => one.kind === kind && one.name === name && one.parentId === parentId);
  if (!found) throw new Error(`The demo has no ${kind} ${name}`);
  return found.id;
}

/** A template of each model of the demo, each with some of the equipment. */
export const carTemplatesDemo = demoPart(
  ['carListsStart', 'carLists'],
  async ({ work, random, opened }, { carListsStart, carLists }) => {
    const entries = [...carListsStart, ...carLists];
    const equipment = entries.filter(({ kind }) => kind === 'equipment');
    const made: CarTemplatesDemo['carTemplates'][number][] = [];
    for (const car of demoCars) {
      const id = random.id(opened);
      const brandId = idOf(entries, 'brand', car.brand);
      const modelId = idOf(entries, 'model', car.model, brandId);
      const template = {
        id,
        brandId,
        modelId,
        versionId: idOf(entries, 'version', car.version, modelId),
        carBodyTypeId: idOf(entries, 'body_type', car.body),
        carDriveTypeId: idOf(entries, 'drive_type', car.drive),
        carFuelTypeId: idOf(entries, 'fuel_type', car.fuel),
        carTransmissionTypeId: idOf(entries, 'transmission', car.transmission),
        carTypeId: idOf(entries, 'type', car.type),
        enginePower: car.power,
        enginePowerUnit: 'km' as const,
        engineSize: car.size,
        doorsCount: car.doors,
        seatsCount: car.seats,
        description: null,
        additionalInformation: null,
      };
      await insertTemplate(work.db, { ...template, createdAt: opened });
      const isCharged = /BEV|PHEV/.test(car.fuel);
      const chosen = equipment.filter(
        ({ name }) => random.chance(0.6) && (isCharged || name !== 'Pompa ciepła'),
      );
      const items = chosen.map((one) => ({
        carEquipmentId: one.id,
        carEquipmentSectionId: idOf(entries, 'equipment_section', demoSectionOf.get(one.name) ?? ''),
        equipmentType: random.chance(0.7) ? ('standard' as const) : ('optional' as const),
      }));
      await replaceEquipment(work.db, id, items);
      made.push({ ...template, equipment: items });
    }
    return { carTemplates: made };
  },
);
