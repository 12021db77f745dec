import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleId } from './people.ts';

type Entries = Data<Endpoints['carLists']['list']>;

const entry = (number: number, name: string, more: Partial<Entries[number]> = {}): Entries[number] => ({
  id: sampleId(number),
  name,
  parent: null,
  code: null,
  switches: [],
  uses: [],
  version: 1,
  can: { edit: true },
  ...more,
});

const brand = { id: sampleId(901), name: 'Škoda' };
const model = { id: sampleId(911), name: 'Octavia Combi' };

export const sampleCarBrands: Entries = [
  entry(901, 'Škoda', {
    uses: [
      { kind: 'car_model', count: 2 },
      { kind: 'car_colour', count: 6 },
    ],
  }),
  entry(902, 'Toyota', { uses: [{ kind: 'car_model', count: 1 }] }),
  entry(903, 'Volkswagen'),
  entry(904, 'Kia'),
];

/** Of the first brand. */
export const sampleCarModels: Entries = [
  entry(911, 'Octavia Combi', { parent: brand, uses: [{ kind: 'car_version', count: 1 }] }),
  entry(912, 'Kodiaq', { parent: brand }),
];

/** Of the first model. */
export const sampleCarVersions: Entries = [
  entry(921, 'Selection 1.5 TSI mHEV 150 KM DSG', { parent: model }),
];

/** Of the first brand. */
export const sampleCarColours: Entries = [
  entry(931, 'Biały Candy', { parent: brand, code: '9P9P' }),
  entry(932, 'Szary Graphite', { parent: brand, code: '5X5X' }),
];

export const sampleCarAvailabilities: Entries = [
  entry(941, 'Od ręki', { switches: ['year', 'stock_calculation', 'colour', 'technical_condition'] }),
  entry(942, 'Do zamówienia', { switches: ['production_time', 'colour', 'additional_equipment'] }),
];
