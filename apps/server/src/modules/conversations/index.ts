export { messagesOf, notesOf, peopleOf } from './answers.ts';
export {
  chatsPage,
  foundMessages,
  mostChats,
  unreadChatsOf,
  type ChatsQuery,
  type SearchQuery,
} from './chat-answers.ts';
export { chatsAfter, type ChatList, type ChatPlace } from './chat-list-queries.ts';
export { isUnread } from './chat-queries.ts';
export { insertConversations, type NewConversation } from './demo-queries.ts';
export type { ConversationKind } from './kind.ts';
export { findSubjectOfFile } from './queries.ts';
export { emitMessageThumbnail } from './thumbnails.ts';
export { toFollowers, toMentioned } from './notifications.ts';
export {
  editMessage,
  followConversation,
  readChat,
  readMessage,
  removeMessage,
  writeMessage,
} from './verbs.ts';
