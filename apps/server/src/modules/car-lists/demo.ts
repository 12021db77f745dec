import type { AvailabilitySwitch, CarListKind } from '@szansa/domain/catalogue';

import { demoPart, type Demo } from '#platform';
import { demoBrands, demoColours, demoEquipment } from './demo-entries.ts';
import { insertEntries } from './queries.ts';
import { startAvailabilities, startEntries } from './start-entries.ts';

interface NewEntry {
  readonly kind: CarListKind;
  readonly name: string;
  readonly parentId?: string;
  readonly code?: string;
  readonly switches?: readonly AvailabilitySwitch[];
}

/** Returns a function that makes rows of entries, positioned in the order of its calls. */
function entriesOf({ random, opened }: Pick<Demo, 'random' | 'opened'>) {
  const counts = new Map<string, number>();
  return ({ kind, name, parentId, code, switches = [] }: NewEntry) => {
    const siblings = `${kind} ${parentId ?? ''}`;
    const position = counts.get(siblings) ?? 0;
    counts.set(siblings, position + 1);
    return {
      id: random.id(opened),
      kind,
      name,
      parentId: parentId ?? null,
      code: code ?? null,
      switches: [...switches],
      position,
      createdAt: opened,
      updatedAt: opened,
    };
  };
}

/** An entry that the demo has made, by which others name it. */
export interface DemoCarEntry {
  readonly id: string;
  readonly kind: CarListKind;
  readonly name: string;
  readonly parentId: string | null;
}

export interface CarListsStart {
  /** Entries that every new agency has. */
  carListsStart: readonly DemoCarEntry[];
}

export interface CarListsDemo {
  /** What the demo agency has beside it. */
  carLists: readonly DemoCarEntry[];
}

/** Technical lists, equipment sections and availabilities, which every new agency has. */
export const carListsStart = demoPart([], async (demo) => {
  const entry = entriesOf(demo);
  const rows = [
    ...startEntries.flatMap(([kind, names]) => names.map((name) => entry({ kind, name }))),
    ...startAvailabilities.map(([name, switches]) => entry({ kind: 'availability', name, switches })),
  ];
  await insertEntries(demo.work.db, rows);
  return { carListsStart: rows };
});

/** Brands with their colours, models and versions, and equipment. */
export const carListsDemo = demoPart([], async (demo) => {
  const entry = entriesOf(demo);
  const brands = Object.entries(demoBrands).map(([name, models]) => ({
    models,
    row: entry({ kind: 'brand', name }),
  }));
  const models = brands.flatMap(({ row: brand, models: named }) =>
    Object.entries(named).map(([name, versions]) => ({
      versions,
      row: entry({ kind: 'model', name, parentId: brand.id }),
    })),
  );
  const rows = [
    ...brands.map(({ row }) => row),
    ...models.map(({ row }) => row),
    ...models.flatMap(({ row: model, versions }) =>
      versions.map((name) => entry({ kind: 'version', name, parentId: model.id })),
    ),
    ...brands.flatMap(({ row: brand }) =>
      demoColours.map(([code, name]) => entry({ kind: 'colour', name, code, parentId: brand.id })),
    ),
    ...demoEquipment.map((name) => entry({ kind: 'equipment', name })),
  ];
  await insertEntries(demo.work.db, rows);
  return { carLists: rows };
});
