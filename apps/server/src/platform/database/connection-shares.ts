import { Refusal } from '../refusal.ts';

export interface ShareLimits {
  /** Connections that one person has at once. */
  readonly most: number;
  /** Maximum number of a user's requests that are queued for a connection. */
  readonly mostPending: number;
  /** Maximum time in the queue, in milliseconds. */
  readonly deadlineMs: number;
}

/** Bounds how many connections to the database one person has at once. */
export interface ConnectionShares {
  /**
   * Claims one of a user's connections when one is free. `mayExceed` is for a caller that has a connection already and
   * would wait for itself.
   * @returns a function that releases the connection
   * @throws 503 when too many of the user's requests are queued, or no connection is free in time
   */
  enter(userId: string, options: { readonly mayExceed: boolean }): Promise<() => void>;
}

interface Share {
  used: number;
  readonly pending: Set<() => void>;
}

export function connectionShares({ most, mostPending, deadlineMs }: ShareLimits): ConnectionShares {
  const shares = new Map<string, Share>();

  function shareOf(userId: string): Share {
    const found = shares.get(userId) ?? { used: 0, pending: new Set() };
    shares.set(userId, found);
    return found;
  }

  function waitForSlot({ pending }: Share): Promise<void> {
    if (pending.size >= mostPending) throw new Refusal('unavailable');
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(deadline);
        resolve();
      };
      const deadline = setTimeout(() => {
        pending.delete(start);
        reject(new Refusal('unavailable'));
      }, deadlineMs);
      pending.add(start);
    });
  }

  function leave(userId: string, share: Share): void {
    share.used -= 1;
    const [next] = share.pending;
    if (next !== undefined && share.used < most) {
      share.pending.delete(next);
      share.used += 1;
      next();
    }
    if (share.used === 0) shares.delete(userId);
  }

  return {
    async enter(userId, { mayExceed }) {
      const share = shareOf(userId);
      if (share.used < most || mayExceed) share.used += 1;
      else await waitForSlot(share);
      return () => leave(userId, share);
    },
  };
}
