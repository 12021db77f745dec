import { endpoints } from '@szansa/api-client/endpoints';

import { cellOf, exportTarget } from '#platform';
import { templatesFound } from './answers.ts';

/** Templates of cars as files. */
export const carTemplateExport = exportTarget({
  endpoint: endpoints.carTemplates.list,
  find: templatesFound,
  columns: {
    name: ({ name }) => cellOf.text(name),
    carBodyType: ({ carBodyType }) => cellOf.text(carBodyType && carBodyType.name),
    carFuelType: ({ carFuelType }) => cellOf.text(carFuelType && carFuelType.name),
    carTransmissionType: ({ carTransmissionType }) =>
      cellOf.text(carTransmissionType && carTransmissionType.name),
    carDriveType: ({ carDriveType }) => cellOf.text(carDriveType && carDriveType.name),
    enginePower: ({ enginePower, enginePowerUnit }) =>
      cellOf.text(enginePower === null ? null : `${enginePower} ${enginePowerUnit === 'km' ? 'KM' : 'kW'}`),
    equipment: ({ equipmentCount }) => cellOf.whole(equipmentCount),
    createdAt: ({ createdAt }) => cellOf.instant(createdAt),
  },
});
