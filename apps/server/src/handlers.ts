import { endpoints, type Endpoints } from '@szansa/api-client/endpoints';

import type { Modules } from './app.ts';
import { agencyRoutes } from './modules/agency/routes.ts';
import { auditLogRoutes } from './modules/audit-log/routes.ts';
import { activationRoutes, passwordResetRoutes } from './modules/auth/links-routes.ts';
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
import { listRoutes } from './modules/lists/routes.ts';
import { offerRoutes } from './modules/offers/routes.ts';
import { opportunityRoutes } from './modules/opportunities/routes.ts';
import { outboxRoutes } from './modules/outbox/routes.ts';
import { profileRoutes } from './modules/profile/routes.ts';
import { registryRoutes } from './modules/registry/routes.ts';
import { roleRoutes } from './modules/roles/routes.ts';
import { userRoutes } from './modules/users/routes.ts';
import { systemRoutes } from './platform/http/health.ts';
import { operationRoutes } from './platform/operations/routes.ts';

/** Who answers for which resource; each module brings the handlers of all its endpoints. */
export const modules: Modules<Endpoints> = {
  endpoints,
  handlers: {
    activation: activationRoutes,
    agency: agencyRoutes,
    archiveReasons: archiveReasonRoutes,
    auditLog: auditLogRoutes,
    auth: authRoutes,
    banks: bankRoutes,
    comments: commentRoutes,
    customers: customerRoutes,
    dealers: dealerRoutes,
    documents: documentRoutes,
    files: fileRoutes,
    labels: labelRoutes,
    leadSources: leadSourceRoutes,
    lists: listRoutes,
    offers: { ...offerRoutes, ...offerPdfRoutes },
    operations: operationRoutes,
    opportunities: opportunityRoutes,
    outbox: outboxRoutes,
    passwordReset: passwordResetRoutes,
    profile: profileRoutes,
    registry: registryRoutes,
    representatives: representativeRoutes,
    roles: roleRoutes,
    system: systemRoutes,
    users: userRoutes,
    vehicles: vehicleRoutes,
    workers: workerRoutes,
  },
};
