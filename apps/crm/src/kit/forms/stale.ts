import { refusedWith } from '@szansa/api-client/client';
import type { RefusalDetails } from '@szansa/api-client/contract';

/** Fields somebody else saved in between, with both values, and the version to send when the own ones are to win. */
export type Stale = RefusalDetails<'stale_version'>;

/** Reads the refusal `stale_version`; any other error is `null`. */
export const staleOf = (error: unknown): Stale | null => refusedWith(error, 'stale_version');
