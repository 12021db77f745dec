import { findMentions, type Person as Mentionable } from '@szansa/ui/chat';

import { queryClient } from '#kit/api/api.ts';
import { changeInTurn } from '#kit/live/pending-changes.ts';
import { toastError } from '#kit/toasts/toasts.ts';

import type { ConversationSource, Written } from './conversation-source.ts';
import { mentionable, withMentions } from './messages.ts';

/** What is sent of an own message that was changed. */
export interface MessageEdit {
  readonly id: string;
  readonly message: string;
}

/** The changes of a conversation's messages that are on their way. */
export const editsOf = (source: ConversationSource) => `message/${source.key}`;

/**
 * Changes an own message; the names in it stay mentions. Resolves when the conversation shows the new words,
 * throws after saying why when they were refused.
 */
export async function editMessage(
  source: ConversationSource,
  comment: Written,
  text: string,
  people: readonly Mentionable[],
): Promise<void> {
  // the message may still mention users who have left the agency since
  const known = [...people, ...comment.mentions.map(mentionable)];
  const message = withMentions(text, findMentions(text, known));
  try {
    const sent: MessageEdit = { id: comment.id, message };
    await changeInTurn(queryClient, editsOf(source), sent, () => source.edit(comment, message));
  } catch (error) {
    toastError(error);
    throw error;
  }
}
