import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/** Whoever has a right is found by the roles that have it. */
export async function up(): Promise<void> {}

export const indexes: readonly DeferredIndex[] = [
  { name: 'role_right_right', on: 'on role_right ("right", role_key)' },
];
