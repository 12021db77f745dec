import { endpoints, type Endpoints } from '@szansa/api-client/endpoints';

import type { Modules } from './app.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { systemRoutes } from './platform/http/health.ts';

/** Resources of the API that have a module; each brings the handlers of all its endpoints. */
type Served = Pick<Endpoints, 'auth' | 'system'>;

/** Who answers for which resource. */
export const modules: Modules<Served> = {
  endpoints: { auth: endpoints.auth, system: endpoints.system },
  handlers: { auth: authRoutes, system: systemRoutes },
};
