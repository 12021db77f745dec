import { ApiError } from '@szansa/api-client/client';

/** A field the server and the form disagree on after somebody else saved in between. */
export interface Collision {
  readonly field: string;
  readonly yours: unknown;
  readonly theirs: unknown;
}

export interface Stale {
  readonly collisions: readonly Collision[];
  /** The version to send when the own values are to win. */
  readonly version: number;
}

/** Reads the refusal `stale_version`; any other error is `null`. */
export function staleOf(error: unknown): Stale | null {
  if (!(error instanceof ApiError) || error.code !== 'stale_version') return null;
  const { collisions, version } = error.details;
  if (!Array.isArray(collisions) || typeof version !== 'number') return null;
  return { collisions: collisions as readonly Collision[], version };
}
