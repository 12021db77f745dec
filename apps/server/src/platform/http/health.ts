import type { Endpoints } from '@szansa/api-client/endpoints';
import { sql } from 'kysely';

import type { ResourceHandlers } from './handlers.ts';

/** What those ask who watch the server. */
export const systemRoutes: ResourceHandlers<Endpoints['system']> = {
  live: async () => ({ status: 'ok' }),
  ready: async ({ context }) => {
    await sql`select 1`.execute(context.db);
    return { status: 'ok' };
  },
};
