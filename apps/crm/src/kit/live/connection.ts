import { atom } from 'jotai';

/** Whether the socket is connected; screens may be outdated while it is not. */
export const connectedAtom = atom(true);

/** Reacts to what concerns the session itself: changed rights, a lost or refused connection. */
export interface ConnectionReactions {
  /** Rights, roles or hidden fields changed; the session must be refetched within so many milliseconds. */
  readonly onAccessChanged: (withinMs: number) => void;
  /** The socket is connected, perhaps again, and events may have been missed. */
  readonly onBehind: () => void;
  /** The server refused or closed the connection; returns whether the session is still valid. */
  readonly onClosed: () => Promise<boolean>;
}
