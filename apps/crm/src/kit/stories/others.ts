import { lookOn } from '../live/online.ts';
import { clearPresence, cachePresence, type PresentPerson, type SharedRecord } from '../live/presence.ts';

/** Sets who has a record open before a story, as if the server had sent it, and clears that afterwards. */
export const openedBy = (record: SharedRecord, people: readonly PresentPerson[]) => () => {
  cachePresence({ ...record, people: [...people] });
  return clearPresence;
};

/** Before a story: a line on which these people are online. Afterwards there is none. */
export const withOnline = (ids: readonly string[]) => () => {
  lookOn((requested, answer) => answer(requested.filter((id) => ids.includes(id))));
  return () => lookOn(null);
};
