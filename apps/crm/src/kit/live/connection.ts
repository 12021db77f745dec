import { atom } from 'jotai';

/** Whether the line to the server stands; screens may be behind while it does not. */
export const connectedAtom = atom(true);

/** Reacts to what concerns the session itself: changed rights, a lost or refused connection. */
export interface ConnectionReactions {
  /** Rights, roles or hidden fields changed; the session is to be asked for within so many milliseconds. */
  readonly onAccessChanged: (withinMs: number) => void;
  /** The line stands, after a break perhaps, and something may have been said that was not heard. */
  readonly onBehind: () => void;
  /** The server refused or ended the line; answers whether the session still stands. */
  readonly onClosed: () => Promise<boolean>;
}
