import type { PersonMark, TextRange } from './message.ts';

export interface Person extends PersonMark {
  id: string;
  name: string;
  /** Why they cannot be mentioned. */
  disabledReason?: string | undefined;
}

export interface Mention extends TextRange {
  personId: string;
}

function canBeMentioned({ disabledReason }: Person): boolean {
  return disabledReason === undefined;
}

const LONGEST_QUERY = 30;

/** Returns the text typed after an `@` at the caret; undefined when no mention is being typed. */
export function mentionAtCaret(text: string, caret: number): { start: number; query: string } | undefined {
  const start = text.lastIndexOf('@', caret - 1);
  if (start < 0 || (start > 0 && !/\s/.test(text.charAt(start - 1)))) return undefined;
  const query = text.slice(start + 1, caret);
  return /\n|^\s|\s\s/.test(query) || query.length > LONGEST_QUERY ? undefined : { start, query };
}

/** Puts `@Name ` where the mention was being typed; `caret` is where typing goes on. */
export function completeMention(
  text: string,
  start: number,
  caret: number,
  name: string,
): { text: string; caret: number } {
  const inserted = `@${name} `;
  const rest = text.slice(caret).replace(/^ /, '');
  return { text: text.slice(0, start) + inserted + rest, caret: start + inserted.length };
}

/** Every `@Name` of a known person in the text; of two names that fit, the longer. */
export function findMentions(text: string, people: readonly Person[]): Mention[] {
  const longestFirst = people.filter(canBeMentioned).toSorted((a, b) => b.name.length - a.name.length);
  const found: Mention[] = [];
  for (let start = text.indexOf('@'); start >= 0; start = text.indexOf('@', start + 1)) {
    const person = longestFirst.find(
      ({ name }) =>
        text.startsWith(name, start + 1) && !/[\p{L}\p{N}]/u.test(text.charAt(start + 1 + name.length)),
    );
    if (person) found.push({ personId: person.id, start, end: start + 1 + person.name.length });
  }
  return found;
}
