import type { Endpoints } from '@szansa/api-client/endpoints';
import { sql } from 'kysely';

import type { ResourceHandlers } from './handlers.ts';

/** Answers only when the database does. */
export const systemRoutes: ResourceHandlers<Endpoints['system']> = {
  health: async ({ context }) => {
    await sql`select 1`.execute(context.db);
    return { status: 'ok' };
  },
};
