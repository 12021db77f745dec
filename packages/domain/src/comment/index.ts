export {
  chatParts,
  mostUnreadBelow,
  mostLookedFor,
  mostUnreadChats,
  type ChatKind,
  type ChatPart,
} from './chat.ts';
export { commentMessage, editWindow, isEditable } from './comment.ts';
export { excerptOf, mentionedIds, plainMessage } from './message-text.ts';
