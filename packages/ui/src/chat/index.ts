export type { AttachedFile } from './attached-file.tsx';
export { MessageComposer, type MessageComposerProps, type OutgoingMessage } from './message-composer.tsx';
export type { MoreMessages } from './message-edge.tsx';
export { MessageList, type MessageListProps } from './message-list.tsx';
export type { MessageActions } from './message-item.tsx';
export { findMentions, type Mention, type Person } from './mentions.ts';
export type { ChatMessage, MessageFile, QuotedMessage, Reader, TextRange } from './message.ts';
