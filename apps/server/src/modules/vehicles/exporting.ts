import { endpoints } from '@szansa/api-client/endpoints';

import { cellOf, exportTarget } from '#platform';
import { vehiclesFound } from './list-answers.ts';

/** Vehicles as files. */
export const vehicleExport = exportTarget({
  endpoint: endpoints.vehicles.list,
  find: vehiclesFound,
  columns: {
    manufacturer: ({ manufacturer, model }) => cellOf.text(`${manufacturer} ${model}`),
    version: ({ version }) => cellOf.text(version),
    orderNo: ({ orderNo }) => cellOf.text(orderNo),
    bodyColor: ({ bodyColor }) => cellOf.text(bodyColor),
    yearOfProduction: ({ yearOfProduction }) => cellOf.whole(yearOfProduction),
    grossCatalogPrice: ({ grossCatalogPrice }) => cellOf.amount(grossCatalogPrice),
    discount: ({ discount }) => cellOf.percent(discount),
    grossSellPrice: ({ grossSellPrice }) => cellOf.amount(grossSellPrice),
    offers: ({ offerCount }) => cellOf.whole(offerCount),
    createdAt: ({ createdAt }) => cellOf.instant(createdAt),
  },
});
