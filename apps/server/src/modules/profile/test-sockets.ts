import type { SignedIn } from '@szansa/server/testing';
import { io, type Socket } from 'socket.io-client';

/** A connected socket, and the moment it is closed. */
export async function connected(
  at: { readonly url: string },
  { token, userId }: SignedIn,
): Promise<{ socket: Socket; closed: Promise<string> }> {
  const socket = io(at.url, {
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  const closed = new Promise<string>((resolve) => {
    socket.once('disconnect', resolve);
  });
  const answer = (await socket.timeout(5000).emitWithAck('init', { userId })) as { ok: boolean };
  if (!answer.ok) throw new Error('the socket was not let in');
  return { socket, closed };
}
