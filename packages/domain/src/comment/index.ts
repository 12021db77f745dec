export { commentMessage, editWindow, isEditable } from './comment.ts';
export { mentionedIds, plainMessage } from './mentions.ts';
