import { later } from '@szansa/ui/later';
import type { ServerEvent, ServerPayload } from '@szansa/api-client/realtime';

import { queryClient } from '../api/api.ts';

/** What each change makes stale; no first screen needs it. */
const heard = later(() => import('./heard-changes.ts'));

/** The user changed something: what it makes stale is asked for again as soon as no change of it is under way. */
export function ownChange<E extends ServerEvent>(event: E, payload: ServerPayload<E>): void {
  const there = heard.now();
  if (there) there.madeChange(event, payload);
  else void onceThere(event, payload);
}

async function onceThere<E extends ServerEvent>(event: E, payload: ServerPayload<E>): Promise<void> {
  try {
    const { madeChange } = await heard.load();
    madeChange(event, payload);
  } catch {
    // nobody knows what it makes stale, so all of it is
    await queryClient.invalidateQueries();
  }
}
