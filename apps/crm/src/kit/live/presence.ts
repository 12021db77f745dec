import type { ServerPayload } from '@szansa/api-client/realtime';
import { atom, useAtomValue } from 'jotai';

import { store, useUser } from '../session/session-atoms.ts';

type Presence = ServerPayload<'record-presence'>;
export type PresentPerson = Presence['people'][number];

/** A record whose readers see who else has it open. */
export type SharedRecord = Pick<Presence, 'entity' | 'id'>;

const nameOf = ({ entity, id }: { readonly entity: string; readonly id: string }) => `${entity}/${id}`;

/** The users who have each watched record open, the current user included, as last published by the server. */
const presentAtom = atom<ReadonlyMap<string, readonly PresentPerson[]>>(new Map());

export function cachePresence({ people, ...record }: Presence): void {
  store.set(presentAtom, (before) => new Map([...before, [nameOf(record), people]]));
}

/** Discards the presence of a record that is no longer watched, because the server no longer publishes it. */
export function dropPresence(record: { readonly entity: string; readonly id: string }): void {
  store.set(presentAtom, (before) => new Map([...before].filter(([name]) => name !== nameOf(record))));
}

/** Without a line nothing is known. */
export function clearPresence(): void {
  store.set(presentAtom, new Map());
}

/** Returns the other users who have a record open now; empty where that is not known. */
export function useOthersHere(record: SharedRecord): readonly PresentPerson[] {
  const user = useUser();
  return (useAtomValue(presentAtom).get(nameOf(record)) ?? []).filter(({ id }) => id !== user.id);
}
