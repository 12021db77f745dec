import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/** The list of somebody's opportunities, whatever their status: the newest activity first. */
export const indexes: readonly DeferredIndex[] = [
  {
    name: 'customer_file_worker_activity',
    on: 'on customer_file (worker_id, is_archived, last_activity_at desc, id desc)',
  },
];
