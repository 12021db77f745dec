import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { modules } from '../modules.ts';
import { testServer, type TestServer } from '../testing/index.ts';
import { reseed } from './test-agency.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
  await reseed(server, modules, { seed: 1, now: new Date('2026-11-20T14:30:00+01:00') });
});

afterAll(() => server.close());

describe('the cars of a demo agency', () => {
  test('have equipment in the sections that price lists have it in', async () => {
    const items = await server.db
      .selectFrom('carEquipmentItem as item')
      .innerJoin('carListEntry as equipment', 'equipment.id', 'item.carEquipmentId')
      .innerJoin('carListEntry as section', 'section.id', 'item.carEquipmentSectionId')
      .innerJoin('carTemplate as template', 'template.id', 'item.carTemplateId')
      .innerJoin('carListEntry as fuel', 'fuel.id', 'template.carFuelTypeId')
      .select(['equipment.name', 'section.name as section', 'fuel.name as fuel'])
      .execute();
    const sectionsOf = (name: string) =>
      new Set(items.filter((item) => item.name === name).map(({ section }) => section));
    expect(sectionsOf('Relingi dachowe')).toEqual(new Set(['Wygląd zewnętrzny']));
    expect(sectionsOf('Czujniki parkowania z przodu i z tyłu')).toEqual(new Set(['Systemy parkowania']));
    expect(sectionsOf('Nawigacja')).toEqual(new Set(['Multimedia i łączność']));
    const warmed = items.filter(({ name }) => name === 'Pompa ciepła').map(({ fuel }) => fuel);
    expect(warmed.filter((fuel) => !/BEV|PHEV/.test(fuel))).toEqual([]);
  });
});
