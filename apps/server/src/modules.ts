import { endpoints, type Endpoints } from '@szansa/api-client/endpoints';

import type { Modules } from './app.ts';
import { agencyModule } from './modules/agency/module.ts';
import { auditLogModule } from './modules/audit-log/module.ts';
import { authModule } from './modules/auth/module.ts';
import { banksModule } from './modules/banks/module.ts';
import { commentsModule } from './modules/comments/module.ts';
import { customersModule } from './modules/customers/module.ts';
import { dealersModule } from './modules/dealers/module.ts';
import { documentsModule } from './modules/documents/module.ts';
import { labelsModule } from './modules/labels/module.ts';
import { leadSourcesModule } from './modules/lead-sources/module.ts';
import { leavingModule } from './modules/leaving/module.ts';
import { listsModule } from './modules/lists/module.ts';
import { offersModule } from './modules/offers/module.ts';
import { opportunitiesModule } from './modules/opportunities/module.ts';
import { outboxModule } from './modules/outbox/module.ts';
import { profileModule } from './modules/profile/module.ts';
import { registryModule } from './modules/registry/module.ts';
import { representativesModule } from './modules/representatives/module.ts';
import { rolesModule } from './modules/roles/module.ts';
import { usersModule } from './modules/users/module.ts';
import { vehiclesModule } from './modules/vehicles/module.ts';
import { systemRoutes } from './platform/http/health.ts';
import { operationRoutes } from './platform/operations/routes.ts';

/** All modules of the server; what it is made of is read from here alone. */
export const modules = [
  agencyModule,
  auditLogModule,
  authModule,
  banksModule,
  commentsModule,
  customersModule,
  dealersModule,
  documentsModule,
  labelsModule,
  leadSourcesModule,
  leavingModule,
  listsModule,
  offersModule,
  opportunitiesModule,
  outboxModule,
  profileModule,
  registryModule,
  representativesModule,
  rolesModule,
  usersModule,
  vehiclesModule,
] as const;

/** What every member of a union has, as one. */
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Routes = Together<(typeof modules)[number]['routes']>;

function routesTogether(): Routes {
  const together: Record<string, object> = {};
  for (const { routes } of modules) {
    for (const [resource, calls] of Object.entries(routes)) {
      together[resource] = { ...together[resource], ...calls };
    }
  }
  return together as Routes;
}

/** Every endpoint with its handler; one that no module brings does not compile. */
export const product: Modules<Endpoints> = {
  endpoints,
  handlers: { ...routesTogether(), operations: operationRoutes, system: systemRoutes },
};
