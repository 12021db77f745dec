import pg from 'pg';
import type { Logger } from 'pino';

import { createPool } from '../database/pool.ts';

/**
 * Releases lost connections: the adapter does not release one that was cut off. Each would occupy a place in the pool
 * permanently, and closing the pool would wait for it.
 */
function discardLost(pool: pg.Pool): pg.Pool {
  return pool.on('connect', (client) => {
    client.once('end', () => {
      // after pending queries have received the error and released their connections themselves
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
 * Ends a pool with all clients in use: the adapter releases its listening client only if it had time to notice the end,
 * and a pool waits for its clients.
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
 * Opens a small separate pool for the real-time adapter, so that it does not starve requests: one connection listens,
 * and the other sends, so that the events of one process remain in order.
 */
export function openAdapterPool(connection: pg.ClientConfig, log: Logger) {
  return endable(discardLost(createPool(connection, log, { max: 2, applicationName: 'szansa realtime' })));
}
