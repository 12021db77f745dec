import type { Endpoints } from '@szansa/api-client/endpoints';

import type { ResourceHandlers } from '../platform.ts';
import {
  chatsOf,
  commentsOf,
  createComment,
  editComment,
  notesOf,
  readChat,
  readComment,
  removeComment,
  toggleFollowing,
  workerOf,
} from './service.ts';

export const commentRoutes: ResourceHandlers<Endpoints['comments']> = {
  create: ({ body, files, context }) => createComment(context, body, files),
  find: ({ params, query, context }) => commentsOf(context, params.id, query.order),
  notes: ({ params, context }) => notesOf(context, params.id),
  edit: ({ params, body, context }) => editComment(context, params.id, body.message),
  remove: ({ params, context }) => removeComment(context, params.id),
  findWorker: ({ params, context }) => workerOf(context, params.id),
  getFollowedChats: ({ context }) => chatsOf(context),
  setChatAsRead: async ({ params, context }) => {
    await readChat(context, params.id);
    return null;
  },
  followChat: ({ params, context }) => toggleFollowing(context, params.id),
  updateLastReadMessage: async ({ params, context }) => {
    await readComment(context, params.id);
    return null;
  },
};
