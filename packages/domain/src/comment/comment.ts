import { paragraph } from '../shared/index.ts';
import { hasMentionsOnly } from './message-text.ts';

/** How long the author may change what they wrote: 24 hours, in milliseconds. */
export const editWindow = 24 * 60 * 60 * 1000;

/** The text of a comment or a note: up to 10 000 characters, in which each mention names a user. */
export const commentMessage = paragraph(10_000).refine(hasMentionsOnly, 'mention_invalid');

/** Whether the author may still change a comment (rule CO1). */
export function isEditable(
  comment: { readonly createdAt: Date; readonly isRemoved: boolean },
  now: Date,
): boolean {
  return !comment.isRemoved && now.getTime() - comment.createdAt.getTime() <= editWindow;
}
