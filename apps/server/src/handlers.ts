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
import { documentRoutes, fileRoutes, offerPdfRoutes } from './modules/documents/routes.ts';
import { offerRoutes } from './modules/offers/routes.ts';
import { opportunityRoutes } from './modules/opportunities/routes.ts';
import { registryRoutes } from './modules/registry/routes.ts';
import { systemRoutes } from './platform/http/health.ts';

/** Who answers for which resource; each module brings the handlers of all its endpoints. */
export const modules: Modules<Endpoints> = {
  endpoints,
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
    offers: { ...offerRoutes, ...offerPdfRoutes },
    opportunities: opportunityRoutes,
    registry: registryRoutes,
    representatives: representativeRoutes,
    system: systemRoutes,
    vehicles: vehicleRoutes,
    workers: workerRoutes,
  },
};
