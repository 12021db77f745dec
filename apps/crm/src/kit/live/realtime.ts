import type { RealtimeSocket } from '@szansa/api-client/realtime/connect';
import { atom } from 'jotai';

import { store } from '#kit/session/session-atoms.ts';
import type { StoredAuth } from '#kit/session/stored-auth.ts';

import { heardEvents, hearChange } from './changes.ts';

/** Whether the line to the server stands; screens may be behind while it does not. */
export const connectedAtom = atom(true);

let socket: RealtimeSocket | null = null;
/** Counts starts and stops, so that a start overtaken while loading gives up. */
let lastStart = 0;

/** Reacts to what concerns the session itself: changed rights, a lost or refused connection. */
export interface LineReactions {
  /** Rights, roles or hidden fields changed. */
  readonly onAccessChanged: () => void;
  /** The line stands again after a break: whatever was said meanwhile was not heard. */
  readonly onReturned: () => void;
  /** The server refused or ended the line; answers whether the session still stands. */
  readonly onClosed: () => Promise<boolean>;
}

const longestPause = 30_000;

/** Comes back to a server that keeps closing the line ever more slowly. */
function pauseBefore(attempt: number): number {
  return Math.min(longestPause, 500 * 2 ** attempt);
}

function watchLine(line: RealtimeSocket, onClosed: LineReactions['onClosed']): () => void {
  let closings = 0;
  const comeBack = async () => {
    closings += 1;
    if (!(await onClosed())) return;
    setTimeout(() => {
      if (socket === line) line.connect();
    }, pauseBefore(closings));
  };
  line.on('disconnect', (reason) => {
    if (socket !== line) return;
    store.set(connectedAtom, false);
    // only then the library does not come back by itself
    if (reason === 'io server disconnect') void comeBack();
  });
  line.on('connect_error', () => {
    if (socket === line && !line.active) void comeBack();
  });
  return () => {
    closings = 0;
  };
}

/** Opens the real-time connection once there is a user; everything it hears makes the screens ask again. */
export async function startRealtime(auth: StoredAuth, reactions: LineReactions): Promise<void> {
  if (socket) return;
  const attempt = (lastStart += 1);
  const { connectRealtime } = await import('@szansa/api-client/realtime/connect');
  // signed out, or connected by another call, while the module was loading
  if (attempt !== lastStart || socket) return;
  let isFirst = true;
  let forgetClosings = () => {};
  socket = connectRealtime({
    token: auth.tokenData.accessToken,
    userId: auth.user.id,
    onReady: () => {
      forgetClosings();
      store.set(connectedAtom, true);
      if (!isFirst) reactions.onReturned();
      isFirst = false;
    },
  });
  forgetClosings = watchLine(socket, reactions.onClosed);
  socket.onAny((name: string, payload) => {
    const event = heardEvents.find((one) => one === name);
    if (event) hearChange(event, payload);
  });
  socket.on('access-changed', reactions.onAccessChanged);
}

export function stopRealtime(): void {
  lastStart += 1;
  const line = socket;
  socket = null;
  line?.disconnect();
  store.set(connectedAtom, true);
}
