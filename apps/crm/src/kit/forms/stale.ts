import { refusedWith } from '@szansa/api-client/client';
import type { RefusalDetails } from '@szansa/api-client/contract';

/** Fields another user saved in between, with both values, and the version to send when the user's own are to win. */
export type Stale = RefusalDetails<'stale_version'>;

/** Reads the refusal `stale_version`; any other error is `null`. */
export const staleOf = (error: unknown): Stale | null => refusedWith(error, 'stale_version');
