import { personName } from '@szansa/domain/shared';
import type { ChatMessage } from '@szansa/ui/chat';

import type { Person } from '#parts/opportunity/records.ts';

import type { ConversationAddress, ConversationSource, Written } from './conversation-source.ts';
import { isPreviewed } from './messages.ts';
import type { Outgoing } from './outbox-store.ts';

function isOf({ address }: Outgoing, { about, id, kind }: ConversationAddress): boolean {
  return address.about === about && address.id === id && address.kind === kind;
}

/** How much of each file has left, 0 to 1, when this much of all has: they leave one after another. */
export function sharesOfFiles(sizes: readonly number[], sent: number): number[] {
  let left = sent * sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    const share = size === 0 ? sent : Math.min(left / size, 1);
    left = Math.max(left - size, 0);
    return share;
  });
}

interface Sending {
  /** Whether anything can be sent now. */
  readonly hasLine: boolean;
  /** How much of the files of each message has left. */
  readonly sentShares: Readonly<Record<string, number>>;
}

/** Messages on their way as the list shows them, after those that arrived: an event may bring one before the answer does. */
export function outgoingMessages(
  all: readonly Outgoing[],
  { address }: Pick<ConversationSource, 'address'>,
  arrived: readonly Written[],
  author: Person,
  { hasLine, sentShares }: Sending,
): ChatMessage[] {
  const there = new Set(arrived.map(({ clientId }) => clientId));
  return all
    .filter((one) => isOf(one, address) && !there.has(one.key))
    .map(({ key, content, at, failed, replyTo }) => {
      const sent = sentShares[key];
      const sizes = content.files.map(({ size }) => size);
      const shares = sent === undefined ? [] : sharesOfFiles(sizes, sent);
      return {
        id: key,
        authorName: personName(author),
        own: true,
        at: new Date(at).toISOString(),
        body: content.text,
        mentions: content.mentions,
        replyTo,
        files: content.files.map((file, index) => ({
          id: `${key}-${index}`,
          name: file.name,
          size: file.size,
          progress: shares[index],
          ...(isPreviewed(file.type, file.size) ? { loadPreview: async () => file } : {}),
        })),
        pending: !failed,
        queued: !failed && !hasLine,
        failed,
        canDrop: !hasLine || content.files.length > 0,
      };
    });
}
