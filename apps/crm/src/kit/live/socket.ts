import { connectRealtime, type RealtimeSocket } from '@szansa/api-client/realtime/connect';

import { store } from '../session/session-atoms.ts';
import type { StoredAuth } from '@szansa/api-client/stored-auth';
import { catchUp, subscribedEvents, applyChange } from './apply-changes.ts';
import { connectedAtom, type ConnectionReactions } from './connection.ts';
import { cacheOnline, lookOn } from './online.ts';
import { dropPresence, clearPresence, cachePresence } from './presence.ts';
import { watchOn } from './watching.ts';

const longestPause = 30_000;

/**
 * Returns the pause before reconnecting to a server that repeatedly closes the connection; it grows with each attempt.
 */
function pauseBefore(attempt: number): number {
  return Math.min(longestPause, 500 * 2 ** attempt);
}

/** Resets the subscriptions on the socket, and the presence of users, when there is no connection. */
function closeConnection(): void {
  watchOn(null);
  lookOn(null);
  clearPresence();
}

/** Reconnects after a close; `isOpen` returns false once another connection, or none, is needed. */
function watchConnection(
  line: RealtimeSocket,
  onClosed: ConnectionReactions['onClosed'],
  isOpen: () => boolean,
): () => void {
  let closings = 0;
  const comeBack = async () => {
    closings += 1;
    if (!(await onClosed())) return;
    setTimeout(() => {
      if (isOpen()) line.connect();
    }, pauseBefore(closings));
  };
  line.on('disconnect', (reason) => {
    if (!isOpen()) return;
    store.set(connectedAtom, false);
    closeConnection();
    // only then the library does not come back by itself
    if (reason === 'io server disconnect') void comeBack();
  });
  line.on('connect_error', () => {
    if (!isOpen()) return;
    // if it was never connected, it is not closed here, which would report a lost connection
    store.set(connectedAtom, false);
    if (!line.active) void comeBack();
  });
  return () => {
    closings = 0;
  };
}

/**
 * Opens the socket; its events make queries stale, including those since `readingSince` (epoch milliseconds). Returns a
 * function that closes it.
 */
export function openConnection(
  auth: StoredAuth,
  readingSince: number,
  reactions: ConnectionReactions,
): () => void {
  let isOpen = true;
  let clearClosings = () => {};
  const line = connectRealtime({
    token: auth.tokenData.accessToken,
    userId: auth.user.id,
    readingSince,
    onReady: (isBehind) => {
      clearClosings();
      store.set(connectedAtom, true);
      watchOn({
        watch: (record) => {
          const since = Date.now();
          line.emit('watch', record, ({ ok, replayedMs = 0 }) => {
            if (ok) catchUp(record, { since, replayedMs });
          });
        },
        unwatch: (record) => {
          line.emit('unwatch', record);
          dropPresence(record);
        },
        // an event that cannot be sent now is useless afterwards
        typing: (conversation) => line.volatile.emit('typing', conversation),
      });
      lookOn((userIds, answer) => {
        line.emit('look-for', { userIds }, ({ online }) => answer(online ?? []));
      });
      if (isBehind) reactions.onBehind();
    },
  });
  clearClosings = watchConnection(line, reactions.onClosed, () => isOpen);
  line.onAny((name: string, payload) => {
    const event = subscribedEvents.find((one) => one === name);
    if (event) applyChange(event, payload);
  });
  line.on('record-presence', cachePresence);
  line.on('people-online', cacheOnline);
  line.on('access-changed', ({ withinMs }) => reactions.onAccessChanged(withinMs));
  return () => {
    isOpen = false;
    closeConnection();
    line.disconnect();
  };
}
