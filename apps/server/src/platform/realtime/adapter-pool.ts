import pg from 'pg';
import type { Logger } from 'pino';

import { createPool } from '../database/pool.ts';

/**
 * The adapter forgets a connection that was cut without giving it back; each would take a place in the pool for
 * good, and closing would wait for it.
 */
function discardLost(pool: pg.Pool): pg.Pool {
  return pool.on('connect', (client) => {
    client.once('end', () => {
      // after those who wait for an answer have heard, and given theirs back themselves
      setImmediate(() => {
        try {
          client.release(true);
        } catch {
          // given back already
        }
      });
    });
  });
}

/**
 * Ends a pool with everything it has lent: the adapter gives back what it listens on only when it had time to
 * learn of it, and a pool waits for its clients.
 */
function endable(pool: pg.Pool): { readonly pool: pg.Pool; readonly endAll: () => Promise<void> } {
  const clients = new Set<pg.Client>();
  let ending = false;
  pool.on('connect', (client) => {
    // what a pool lends is a client with a way to give it back; only its types hide how to end it
    if (!(client instanceof pg.Client)) return;
    clients.add(client);
    client.once('end', () => clients.delete(client));
    if (ending) void client.end();
  });
  return {
    pool,
    endAll: async () => {
      ending = true;
      const ended = pool.end();
      for (const client of clients) void client.end();
      await ended;
    },
  };
}

/**
 * A small pool of the real-time adapter's own, that it does not starve requests: it keeps one connection to listen, and
 * sends over the other, so that events of one process keep their order.
 */
export function openAdapterPool(connection: pg.ClientConfig, log: Logger) {
  return endable(discardLost(createPool(connection, log, { max: 2, applicationName: 'szansa realtime' })));
}
