import type { Patch, Queries } from '../queries.ts';
import {
  withChangedMessage,
  withLastMessage,
  withoutUnread,
  withOwnReadMark,
  type Chats,
} from './chat-patches.ts';
import {
  withChange,
  withFollowing,
  withMessage,
  withReadMark,
  type ConversationInput,
  type Message,
  type Pages,
  type Reader,
} from './conversation-patches.ts';
import type { ServerPayload } from './events.ts';

interface Named {
  readonly customerFileId: string;
}

interface Carried {
  readonly message: Message;
}

/** What events of conversations do to the pages that are kept, to the list of followed chats, and to the timeline. */
export function conversationEffects({ comments, opportunities }: Queries, reader: () => Reader) {
  const { find, notes, getFollowedChats } = comments;
  const conversation = (
    message: Message,
    change: (pages: Pages, input: ConversationInput) => Pages,
  ): Patch => {
    const { id: record, customerFileId: id } = message;
    const target = { record, input: { params: { id } }, settles: true } as const;
    return message.isNote ? notes.patchPages(target, change) : find.patchPages(target, change);
  };
  const chats = (record: string, change: (kept: Chats) => Chats | undefined) =>
    getFollowedChats.patch({ record }, change);
  /** It tells what a comment says now. */
  const timeline = ({ customerFileId: id }: Message) => opportunities.timeline.key({ params: { id } });
  const changed = ({ message }: Carried) => [
    conversation(message, (pages) => withChange(pages, message, reader())),
    chats(message.id, (kept) => withChangedMessage(kept, message)),
    timeline(message),
  ];
  const following = ({ customerFileId: id }: Named, isFollowed: boolean) => {
    const target = { record: id, input: { params: { id } }, settles: true } as const;
    return [find, notes].map((each) => each.patchPages(target, (pages) => withFollowing(pages, isFollowed)));
  };
  return {
    'customer-file-message-new': ({ message }: Carried) => [
      conversation(message, (pages, input) => withMessage(pages, message, reader(), input)),
      ...(message.isNote ? [] : [chats(message.id, (kept) => withLastMessage(kept, message, reader()))]),
    ],
    'customer-file-message-edit': changed,
    'customer-file-message-remove': changed,
    'customer-file-message-mark-as-read': ({ customerFileId }: Named) => [
      chats(customerFileId, (kept) => withoutUnread(kept, customerFileId)),
    ],
    'customer-file-message-follow-chat': (named: Named) => [
      ...following(named, true),
      getFollowedChats.key(),
    ],
    'customer-file-message-unfollow-chat': ({ customerFileId }: Named) => [
      ...following({ customerFileId }, false),
      chats(customerFileId, (kept) => kept.filter((chat) => chat.customerFileId !== customerFileId)),
    ],
    'customer-file-last-message-read-by': (read: ServerPayload<'customer-file-last-message-read-by'>) => {
      const { customerFileId, ...mark } = read;
      const input = { params: { id: customerFileId } };
      const target = { record: mark.messageId, input, settles: true } as const;
      return [
        find.patchPages(target, (pages) => withReadMark(pages, mark, reader())),
        ...(mark.reader.id === reader().id
          ? [chats(customerFileId, (kept) => withOwnReadMark(kept, read))]
          : []),
      ];
    },
  };
}
