import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleId } from './people.ts';

type Template = Data<Endpoints['carTemplates']['get']>;

type Row = Data<Endpoints['carTemplates']['list']>['items'][number];

const named = (number: number, name: string) => ({ id: sampleId(number), name });

/** An item of equipment as answers name it. */
export const equipped = (
  carEquipment: ReturnType<typeof named>,
  carEquipmentSection: ReturnType<typeof named> | null,
  equipmentType: 'standard' | 'optional',
  sortOrder = 0,
) => ({
  carEquipment,
  carEquipmentId: carEquipment.id,
  carEquipmentSection,
  carEquipmentSectionId: carEquipmentSection?.id ?? null,
  equipmentType,
  sortOrder,
  carTemplateId: null,
  carOfferId: null,
});

export const sampleCarTemplate: Template = {
  id: sampleId(961),
  brandId: sampleId(901),
  modelId: sampleId(911),
  versionId: sampleId(921),
  carTypeId: sampleId(951),
  carBodyTypeId: sampleId(952),
  carDriveTypeId: sampleId(953),
  carFuelTypeId: sampleId(954),
  carTransmissionTypeId: sampleId(955),
  name: 'Škoda Octavia Combi Selection 1.5 TSI mHEV 150 KM DSG',
  brand: named(901, 'Škoda'),
  model: named(911, 'Octavia Combi'),
  carVersion: named(921, 'Selection 1.5 TSI mHEV 150 KM DSG'),
  carType: named(951, 'Osobowy'),
  carBodyType: named(952, 'Kombi'),
  carDriveType: named(953, 'Na przednie koła (FWD)'),
  carFuelType: named(954, 'Miękka hybryda benzynowa (mHEV)'),
  carTransmissionType: named(955, 'Automatyczna dwusprzęgłowa (DSG, DCT)'),
  enginePower: 150,
  enginePowerUnit: 'km',
  engineSize: 1498,
  doorsCount: 5,
  seatsCount: 5,
  description: 'Rodzinne kombi z dużym bagażnikiem.',
  additionalInformation: null,
  equipment: [
    equipped(named(971, '7 poduszek powietrznych'), named(981, 'Bezpieczeństwo'), 'standard'),
    equipped(named(972, 'Monitorowanie martwego pola'), named(981, 'Bezpieczeństwo'), 'optional', 1),
    equipped(named(973, 'Hak holowniczy'), null, 'optional', 2),
  ].map((item) => ({ ...item, carTemplateId: sampleId(961) })),
  createdAt: '2026-11-02T09:00:00.000Z',
  version: 1,
  can: { edit: true },
};

export const sampleCarTemplates: Row[] = [
  { ...sampleCarTemplate, equipmentCount: 3 },
  {
    ...sampleCarTemplate,
    id: sampleId(962),
    name: 'Tesla Model Y Long Range RWD',
    brand: named(905, 'Tesla'),
    model: named(915, 'Model Y'),
    carVersion: named(925, 'Long Range RWD'),
    carBodyType: named(956, 'SUV'),
    carFuelType: named(957, 'Elektryczny (BEV)'),
    carTransmissionType: named(958, 'Przekładnia redukcyjna (EV)'),
    enginePower: 252,
    enginePowerUnit: 'kW',
    equipmentCount: 18,
  },
];

/** The lists that the sample template chooses from, by kind. */
export const sampleTemplateLists = {
  type: named(951, 'Osobowy'),
  body_type: named(952, 'Kombi'),
  drive_type: named(953, 'Na przednie koła (FWD)'),
  fuel_type: named(954, 'Miękka hybryda benzynowa (mHEV)'),
  transmission: named(955, 'Automatyczna dwusprzęgłowa (DSG, DCT)'),
  equipment_section: named(981, 'Bezpieczeństwo'),
  equipment: named(974, 'Kamera cofania 360°'),
} as const;
