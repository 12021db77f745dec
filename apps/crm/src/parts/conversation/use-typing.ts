import type { Person as Mentionable } from '@szansa/ui/chat';
import { useEffect, useRef, useState } from 'react';

import { useServerEvent } from '#kit/live/server-events.ts';
import { emitTyping } from '#kit/live/watching.ts';
import { useUser } from '#kit/session/session-atoms.ts';

import type { ConversationSource } from './conversation-source.ts';

/** Milliseconds for which a user is shown as typing after their last event. */
export const shownFor = 6000;
/** Minimum milliseconds between two typing events of the user. */
export const typingEveryMs = 3000;

/** Until when each person is shown as writing, in epoch milliseconds, by their id. */
type Typing = ReadonlyMap<string, number>;

/** Returns the state with a user who is typing now. */
export function withTyping(typing: Typing, userId: string, now: number): Typing {
  return new Map([...typing, [userId, now + shownFor]]);
}

/** Returns the state without a user whose message has arrived. */
export function doneTyping(typing: Typing, userId: string): Typing {
  return typing.has(userId) ? new Map([...typing].filter(([id]) => id !== userId)) : typing;
}

/** Returns the state without users whose last event is too old; the same object if there are none. */
export function stillTyping(typing: Typing, now: number): Typing {
  const left = [...typing].filter(([, until]) => until > now);
  return left.length === typing.size ? typing : new Map(left);
}

/** The names of those who are writing in the conversation now, but for the reader. */
export function useTyping({ address }: ConversationSource, people: readonly Mentionable[]): string[] {
  const user = useUser();
  const [typing, setTyping] = useState<Typing>(() => new Map());
  const isNotes = address.kind === 'notes';
  useServerEvent('conversation-typing', ({ id, isNote, userId }) => {
    if (id !== address.id || isNote !== isNotes || userId === user.id) return;
    setTyping((before) => withTyping(before, userId, Date.now()));
  });
  const arrived = (authorId: string, isNote: boolean) => {
    if (isNote === isNotes) setTyping((before) => doneTyping(before, authorId));
  };
  useServerEvent('customer-file-message-new', ({ message }) => arrived(message.author.id, message.isNote));
  useServerEvent('enquiry-message-new', ({ message }) => arrived(message.author.id, message.isNote));

  const next = Math.min(...typing.values());
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return undefined;
    const end = setTimeout(() => setTyping((before) => stillTyping(before, Date.now())), next - Date.now());
    return () => clearTimeout(end);
  }, [next]);
  return people.filter(({ id }) => typing.has(id)).map(({ name }) => name);
}

/** Returns a function that reports to others that the user is typing, at most every few seconds. */
export function useEmitTyping({ watched, kind }: ConversationSource): () => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = Date.now();
    if (now - last.current < typingEveryMs) return;
    last.current = now;
    emitTyping(watched, kind === 'notes');
  };
}
