export { commentMessage, editWindow, isEditable, mentionedIds, plainMessage } from './comment.ts';
