import { paragraph } from '../shared/index.ts';

/** How long the author may change what they wrote: 24 hours, in milliseconds. */
export const editWindow = 24 * 60 * 60 * 1000;

/** What is written in a comment or a note: up to 10 000 characters. */
export const commentMessage = paragraph(10_000);

/** A mention of a person inside a message: `@[Anna Nowak](id)`. */
const mention = /@\[([^\]]{1,200})\]\(([0-9a-f-]{36})\)/g;

/** The ids of those a message mentions, each once, in the order of the text. */
export function mentionedIds(message: string): string[] {
  return [...new Set([...message.matchAll(mention)].map((match) => match[2] ?? ''))];
}

/** A message as plain words: `@[Anna Nowak](id)` reads `@Anna Nowak`. */
export function plainMessage(message: string): string {
  return message.replaceAll(mention, '@$1');
}

/** Whether the author may still change a comment (rule CO1). */
export function isEditable(
  comment: { readonly createdAt: Date; readonly isRemoved: boolean },
  now: Date,
): boolean {
  return !comment.isRemoved && now.getTime() - comment.createdAt.getTime() <= editWindow;
}
