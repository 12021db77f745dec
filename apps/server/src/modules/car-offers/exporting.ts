import { endpoints } from '@szansa/api-client/endpoints';
import { labelsEn, labelsPl } from '@szansa/domain/language';

import { cellOf, exportTarget } from '#platform';
import { offersFound } from './answers.ts';

const labels = { pl: labelsPl, en: labelsEn } as const;

/** Cars on offer as files. */
export const carOfferExport = exportTarget({
  endpoint: endpoints.carOffers.list,
  find: offersFound,
  columns: {
    name: ({ name }) => cellOf.text(name),
    price: ({ catalogPrice, catalogDiscountPrice }) => cellOf.amount(catalogDiscountPrice ?? catalogPrice),
    catalogPrice: ({ catalogPrice }) => cellOf.amount(catalogPrice),
    carColor: ({ carColor }) => cellOf.text(carColor && carColor.name),
    year: ({ year }) => cellOf.whole(year),
    carCondition: ({ carCondition }, language) =>
      cellOf.text(carCondition && labels[language].carCondition[carCondition]),
    mileage: ({ mileage }) => cellOf.whole(mileage),
    carAvailability: ({ carAvailability }) => cellOf.text(carAvailability && carAvailability.name),
    availabilityAmount: ({ availabilityAmount }, language) =>
      cellOf.text(availabilityAmount && labels[language].availabilityAmount[availabilityAmount]),
    dealer: ({ dealer }) => cellOf.text(dealer && dealer.name),
    carBodyType: ({ carBodyType }) => cellOf.text(carBodyType && carBodyType.name),
    carFuelType: ({ carFuelType }) => cellOf.text(carFuelType && carFuelType.name),
    carTransmissionType: ({ carTransmissionType }) =>
      cellOf.text(carTransmissionType && carTransmissionType.name),
    carDriveType: ({ carDriveType }) => cellOf.text(carDriveType && carDriveType.name),
    enginePower: ({ enginePower, enginePowerUnit }) =>
      cellOf.text(enginePower === null ? null : `${enginePower} ${enginePowerUnit === 'km' ? 'KM' : 'kW'}`),
    status: ({ status }, language) => cellOf.text(labels[language].platformOfferStatus[status]),
    updatedAt: ({ updatedAt }) => cellOf.instant(updatedAt),
  },
});
