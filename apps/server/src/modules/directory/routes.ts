import type { Endpoints } from '@szansa/api-client/endpoints';

import type { ResourceHandlers } from '../platform.ts';
import { archiveReasons, labels, leadSources, workers } from './queries.ts';
import {
  createBank,
  createDealer,
  createRepresentative,
  listOfBanks,
  listOfDealers,
  listOfRepresentatives,
  listOfVehicles,
} from './service.ts';

export const leadSourceRoutes: ResourceHandlers<Endpoints['leadSources']> = {
  list: ({ context }) => leadSources(context.db),
};

export const archiveReasonRoutes: ResourceHandlers<Endpoints['archiveReasons']> = {
  list: ({ context }) => archiveReasons(context.db),
};

export const labelRoutes: ResourceHandlers<Endpoints['labels']> = {
  list: ({ context }) => labels(context.db),
};

export const workerRoutes: ResourceHandlers<Endpoints['workers']> = {
  list: ({ query, context }) => workers(context.db, query.search),
};

export const bankRoutes: ResourceHandlers<Endpoints['banks']> = {
  list: ({ query, context }) => listOfBanks(context, query),
  create: ({ body, context }) => createBank(context, body),
};

export const dealerRoutes: ResourceHandlers<Endpoints['dealers']> = {
  list: ({ query, context }) => listOfDealers(context, query),
  create: ({ body, context }) => createDealer(context, body),
};

export const representativeRoutes: ResourceHandlers<Endpoints['representatives']> = {
  list: ({ query, context }) => listOfRepresentatives(context, query),
  create: ({ body, context }) => createRepresentative(context, body),
};

export const vehicleRoutes: ResourceHandlers<Endpoints['vehicles']> = {
  list: ({ query, context }) => listOfVehicles(context, query),
};
