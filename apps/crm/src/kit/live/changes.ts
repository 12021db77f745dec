import { lazyCode } from '@szansa/ui/lazy';
import type { ServerEvent, ServerPayload } from '@szansa/api-client/realtime';

import { queryClient } from '../api/api.ts';

/** What each change makes stale; no first screen needs it. */
const applying = lazyCode(() => import('./apply-changes.ts'));

/** Publishes the user's own change: what it makes stale is refetched as soon as no change of it is running. */
export function ownChange<E extends ServerEvent>(event: E, payload: ServerPayload<E>): void {
  const there = applying.now();
  if (there) there.madeChange(event, payload);
  else void onceThere(event, payload);
}

async function onceThere<E extends ServerEvent>(event: E, payload: ServerPayload<E>): Promise<void> {
  try {
    const { madeChange } = await applying.load();
    madeChange(event, payload);
  } catch {
    // the code that determines what is stale failed to load, so everything is
    await queryClient.invalidateQueries();
  }
}
