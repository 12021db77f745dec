/** Milliseconds for which somebody is shown as writing after they were heard to. */
export const shownFor = 6000;
/** Milliseconds between two times that one's own writing is told. */
export const typingEveryMs = 3000;

/** Until when each person is shown as writing, in epoch milliseconds, by their id. */
export type Typing = ReadonlyMap<string, number>;

/** With somebody who was heard to be writing now. */
export function withTyping(typing: Typing, userId: string, now: number): Typing {
  return new Map([...typing, [userId, now + shownFor]]);
}

/** Without somebody whose message has arrived. */
export function doneTyping(typing: Typing, userId: string): Typing {
  return typing.has(userId) ? new Map([...typing].filter(([id]) => id !== userId)) : typing;
}

/** Without those who have not been heard for a while; the same where nobody is left out. */
export function stillTyping(typing: Typing, now: number): Typing {
  const left = [...typing].filter(([, until]) => until > now);
  return left.length === typing.size ? typing : new Map(left);
}
