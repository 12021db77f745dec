/** Milliseconds for which a user is shown as typing after their last event. */
export const shownFor = 6000;
/** Minimum milliseconds between two typing events of the user. */
export const typingEveryMs = 3000;

/** Until when each person is shown as writing, in epoch milliseconds, by their id. */
export type Typing = ReadonlyMap<string, number>;

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
