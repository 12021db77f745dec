import type { RealtimeSocket } from '@szansa/api-client/realtime/connect';
import { atom } from 'jotai';

import { queries, queryClient } from './api.ts';
import { store } from './session-atoms.ts';
import type { StoredAuth } from './stored-auth.ts';

/** Whether the line to the server stands; screens may be behind while it does not. */
export const connectedAtom = atom(true);

let socket: RealtimeSocket | null = null;
let stopped = false;

/** Several events of one change arrive together; lists are asked for once. */
const pause = 150;
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

function refresh(resource: 'opportunities' | 'offers' | 'documents' | 'comments' | 'customers'): void {
  if (waiting.has(resource)) return;
  const run = () => {
    waiting.delete(resource);
    void queryClient.invalidateQueries({ queryKey: queries[resource].all });
  };
  waiting.set(resource, setTimeout(run, pause));
}

function refreshOpportunity(): void {
  refresh('opportunities');
  refresh('offers');
  refresh('documents');
}

/** Opens the real-time connection once there is a user; everything it hears makes the screens ask again. */
export async function startRealtime(auth: StoredAuth, onAccessChanged: () => void): Promise<void> {
  if (socket) return;
  stopped = false;
  const { connectRealtime } = await import('@szansa/api-client/realtime/connect');
  // signed out, or connected by another call, while the module was loading
  if (stopped || socket) return;
  let isFirst = true;
  socket = connectRealtime({
    token: auth.tokenData.accessToken,
    userId: auth.user.id,
    onReady: () => {
      store.set(connectedAtom, true);
      if (!isFirst) void queryClient.invalidateQueries();
      isFirst = false;
    },
  });
  socket.on('disconnect', (reason) => store.set(connectedAtom, reason === 'io client disconnect'));
  socket.on('customer-file-changed', refreshOpportunity);
  socket.on('customer-changed', () => refresh('customers'));
  socket.on('customer-file-message-new', () => refresh('comments'));
  socket.on('customer-file-message-edit', () => refresh('comments'));
  socket.on('customer-file-message-remove', () => refresh('comments'));
  socket.on('customer-file-message-mark-as-read', () => refresh('comments'));
  socket.on('customer-file-message-follow-chat', () => refresh('comments'));
  socket.on('customer-file-message-unfollow-chat', () => refresh('comments'));
  socket.on('customer-file-last-message-read-by', () => refresh('comments'));
  socket.on('access-changed', onAccessChanged);
}

export function stopRealtime(): void {
  stopped = true;
  socket?.disconnect();
  socket = null;
  store.set(connectedAtom, true);
}
