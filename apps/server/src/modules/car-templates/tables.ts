import type { EnginePowerUnit, EquipmentType } from '@szansa/domain/catalogue';

import type { CreatedAt, Generated } from '#platform';

interface CarTemplateTable {
  id: string;
  brandId: string;
  modelId: string;
  versionId: string;
  carBodyTypeId: string | null;
  carDriveTypeId: string | null;
  carFuelTypeId: string | null;
  carTransmissionTypeId: string | null;
  carTypeId: string | null;
  enginePower: number | null;
  enginePowerUnit: EnginePowerUnit;
  /** Cubic centimetres. */
  engineSize: number | null;
  doorsCount: number | null;
  seatsCount: number | null;
  description: string | null;
  additionalInformation: string | null;
  version: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

interface CarEquipmentItemTable {
  carTemplateId: string;
  carEquipmentId: string;
  carEquipmentSectionId: string | null;
  equipmentType: EquipmentType;
  sortOrder: number;
}

/** The tables of car templates. */
export interface CarTemplatesTables {
  carTemplate: CarTemplateTable;
  carEquipmentItem: CarEquipmentItemTable;
}
