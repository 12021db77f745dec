import { endpoints, type Endpoints } from '@szansa/api-client/endpoints';

import type { Modules } from './app.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { commentRoutes } from './modules/comments/routes.ts';
import { customerRoutes } from './modules/customers/routes.ts';
import {
  archiveReasonRoutes,
  bankRoutes,
  dealerRoutes,
  labelRoutes,
  leadSourceRoutes,
  representativeRoutes,
  vehicleRoutes,
  workerRoutes,
} from './modules/directory/routes.ts';
import { documentRoutes, fileRoutes } from './modules/documents/routes.ts';
import { registryRoutes } from './modules/registry/routes.ts';
import { systemRoutes } from './platform/http/health.ts';

/** Resources of the API that have a module; each brings the handlers of all its endpoints. */
type Served = Omit<Endpoints, 'offers' | 'opportunities'>;

const { offers: _offers, opportunities: _opportunities, ...served } = endpoints;

/** Who answers for which resource. */
export const modules: Modules<Served> = {
  endpoints: served,
  handlers: {
    archiveReasons: archiveReasonRoutes,
    auth: authRoutes,
    banks: bankRoutes,
    comments: commentRoutes,
    customers: customerRoutes,
    dealers: dealerRoutes,
    documents: documentRoutes,
    files: fileRoutes,
    labels: labelRoutes,
    leadSources: leadSourceRoutes,
    registry: registryRoutes,
    representatives: representativeRoutes,
    system: systemRoutes,
    vehicles: vehicleRoutes,
    workers: workerRoutes,
  },
};
