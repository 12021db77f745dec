import { fold } from '../shared/index.ts';

/**
 * More alike mails of one sender than `mails` within so many minutes are one line of the list (rule RM5), and so are more than
 * `mailsAtOnce` that arrived in that time, whenever they were sent. A date of sending counts for so many hours.
 */
export const flood = { mails: 20, minutes: 60, mailsAtOnce: 100, hoursOnTheWay: 72 } as const;

const minute = 60_000;
const span = flood.minutes * minute;

/** What of a text is compared. */
const longestCompared = 2000;

/** How many of their words two mails share, of one: with the same subject, and with another. */
const leastShared = { sameSubject: 0.65, otherSubject: 0.8 };

/** A mail as it is compared with others of its sender. */
export interface FloodMail {
  readonly subject: string;
  readonly text: string;
  readonly countedAt: Date;
  /** When the agency's mail server received it; senders cannot choose this. */
  readonly arrivedAt: Date;
}

/** Returns when a mail counts as sent: its own date, unless that is after its arrival or too long before it. */
export function countedAt(sentDate: Date | null, arrivedAt: Date): Date {
  if (sentDate === null || sentDate > arrivedAt) return arrivedAt;
  const isTooOld = arrivedAt.getTime() - sentDate.getTime() > flood.hoursOnTheWay * 60 * minute;
  return isTooOld ? arrivedAt : sentDate;
}

const wordsOf = (text: string) =>
  fold(text.slice(0, longestCompared))
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/** A subject without its numbers and signs. */
const patternOf = (subject: string) => wordsOf(subject).join(' ');

/** The part of the words of either text that both have. */
function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Returns those of a sender's mails that look like one of them: by the words of subject and text, numbers left out. */
export function alikeMails<Mail extends FloodMail>(mail: FloodMail, others: readonly Mail[]): Mail[] {
  const [pattern, words] = [patternOf(mail.subject), new Set(wordsOf(mail.text))];
  return others.filter((other) => {
    const isSameSubject = patternOf(other.subject) === pattern;
    const otherWords = new Set(wordsOf(other.text));
    if (words.size === 0 && otherWords.size === 0) return isSameSubject;
    const least = isSameSubject ? leastShared.sameSubject : leastShared.otherSubject;
    return sharedPart(words, otherWords) >= least;
  });
}

/** Whether so many moments lie within an hour that `at` is in. */
function isCrowded(at: number, moments: readonly number[]): boolean {
  const sorted = moments.toSorted((one, other) => one - other);
  return sorted.some((from, place) => {
    const to = sorted[place + flood.mails - 1];
    return to !== undefined && Math.max(to, at) - Math.min(from, at) < span;
  });
}

/**
 * Returns the mails that a further one is a line with (rule RM5), of those of its sender that look like it: those that were
 * sent within an hour of it, if they are too many, else those that arrived within an hour of it. Empty if it joins none.
 */
export function floodOf<Mail extends FloodMail>(mail: FloodMail, alike: readonly Mail[]): Mail[] {
  const at = mail.countedAt.getTime();
  const near = alike.filter((one) => Math.abs(one.countedAt.getTime() - at) < span);
  const moments = near.map((one) => one.countedAt.getTime());
  if (isCrowded(at, moments)) return near;
  const arrival = mail.arrivedAt.getTime();
  const atOnce = alike.filter((one) => Math.abs(arrival - one.arrivedAt.getTime()) < span);
  return atOnce.length >= flood.mailsAtOnce ? atOnce : [];
}
