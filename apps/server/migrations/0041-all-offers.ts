import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/** Offers of all opportunities are listed; nothing but indexes is new. */
export async function up(): Promise<void> {
  // both are built later
}

/** The orders of the list of all offers. */
export const indexes: readonly DeferredIndex[] = [
  { name: 'offer_created_at', on: 'on offer (created_at, id)' },
  { name: 'offer_vehicle_value', on: 'on offer (vehicle_value desc nulls last, id desc)' },
];
