import { act } from 'react';
import { configure } from 'storybook/test';

declare global {
  /** Read by React: whether `act` is meant. */
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** Whether an event is being handled: its handlers may cause others. */
let isHandling = false;

function rest(): void {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
}

/** Calls it within `act`, and lets React work on the updates it started without blocking the caller. */
function finished(event: () => unknown): unknown {
  if (isHandling) return event();
  isHandling = true;
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  let result: unknown;
  try {
    // what it answers is no promise: events are synchronous
    act<void>(() => void (result = event())).then(rest, (error: unknown) => {
      rest();
      reportError(error);
    });
  } catch (error) {
    rest();
    throw error;
  } finally {
    isHandling = false;
  }
  return result;
}

/** Returns what it answers once the timers that are due have run. */
async function settled(work: () => Promise<unknown>): Promise<unknown> {
  const result = await work();
  await new Promise((resolve) => setTimeout(resolve));
  return result;
}

/**
 * Lets React finish the updates that events of a story start. Storybook wraps each event in `act` and drops its
 * promise: when a component suspends, the rest stays in a queue that is never flushed, and the page is not drawn again.
 */
export function finishEvents(): void {
  // React's production build has none, and needs none
  if (typeof act === 'function') configure({ eventWrapper: finished, asyncWrapper: settled });
}
