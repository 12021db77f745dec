import { laterExtra } from '../later/index.ts';

/** A table is read without them until they are there. */
export const EdgeFades = laterExtra(async () => (await import('./edge-fades.tsx')).EdgeFades);
