// Made by `pnpm generate` from the declared records. Never edited.
import { bank } from '../bank/bank.ts';
import { dealer } from '../dealer/dealer.ts';
import { label } from '../label/label.ts';
import { leadSource } from '../lead-source/lead-source.ts';
import { representative } from '../representative/representative.ts';
import { vehicle } from '../vehicle/vehicle.ts';

/** Every declared record, by its name. */
export const records = {
  bank,
  dealer,
  label,
  lead_source: leadSource,
  representative,
  vehicle,
} as const;
