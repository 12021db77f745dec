import type { Right } from '@szansa/domain/access';
import type { ChatPart } from '@szansa/domain/comment';
import { atom } from 'jotai';

import { authAtom, useAccess } from '#kit/session/session-atoms.ts';

/** What conversations are about. */
export type ChatSubject = 'enquiries' | 'opportunities';

/** Rights to read them, and to write in them. */
export const chatRights = {
  enquiries: { read: 'internal_enquiry_message.get', write: 'internal_enquiry_message.create' },
  opportunities: { read: 'comment.get', write: 'comment.create' },
} as const satisfies Record<ChatSubject, { readonly read: Right; readonly write: Right }>;

/** Returns whether the user may read any of them. */
export function useMayChat(): boolean {
  const { has } = useAccess();
  return Object.values(chatRights).some(({ read }) => has(read));
}

/** A conversation that is open in the drawer. */
export interface OpenedChat {
  /** The id of its record. */
  readonly id: string;
  readonly title: string;
  readonly isArchived: boolean;
  readonly kind: 'messages' | 'notes';
  /** A message to open at; else at the first unread one, or the end. */
  readonly messageId?: string;
}

/** The user's place in the drawer. */
export interface MessengerPlace {
  readonly subject: ChatSubject;
  readonly part: ChatPart;
  readonly search: string;
  readonly opened: OpenedChat | null;
}

interface StoredPlace {
  /** The user whose place it is: the next user who signs in starts at the default place. */
  readonly userId: string | undefined;
  readonly isOpen: boolean;
  /** Undefined until the user has opened it. */
  readonly place?: MessengerPlace | undefined;
}

const placeAtom = atom<StoredPlace>({ userId: undefined, isOpen: false });

const ownAtom = atom((get): StoredPlace => {
  const userId = get(authAtom)?.user.id;
  const stored = get(placeAtom);
  return stored.userId === userId ? stored : { userId, isOpen: false };
});

/** Whether the drawer is open; it stays so while the screen beside it changes. */
export const isMessengerOpenAtom = atom(
  (get) => get(ownAtom).isOpen,
  (get, set, isOpen: boolean) => set(placeAtom, { ...get(ownAtom), isOpen }),
);

/** The place in the drawer, stored while it is closed. */
export const messengerPlaceAtom = atom(
  (get) => get(ownAtom).place,
  (get, set, place: MessengerPlace) => set(placeAtom, { ...get(ownAtom), place }),
);
