import { readableOpportunity } from '#modules/opportunities';
import type { Module } from '#platform';
import { chatsOf, commentsOf, notesOf, workerOf } from './answers.ts';
import { commentsDemo } from './demo.ts';
import { findOpportunityOfFile } from './queries.ts';
import { createComment } from './verbs/create.ts';
import { editComment } from './verbs/edit.ts';
import { followConversation } from './verbs/follow.ts';
import { readChat, readComment } from './verbs/read.ts';
import { removeComment } from './verbs/remove.ts';

/** Conversations and notes of opportunities. */
export const commentsModule = {
  routes: {
    comments: {
      create: ({ body, files, context }) => createComment(context, body, files),
      find: ({ params, query, context }) => commentsOf(context, params.id, query),
      notes: ({ params, query, context }) => notesOf(context, params.id, query),
      edit: ({ params, body, context }) => editComment(context, params.id, body.message),
      remove: ({ params, context }) => removeComment(context, params.id),
      findWorker: ({ params, context }) => workerOf(context, params.id),
      getFollowedChats: ({ context }) => chatsOf(context),
      setChatAsRead: async ({ params, context }) => {
        await readChat(context, params.id);
        return null;
      },
      followChat: ({ params, body, context }) => followConversation(context, params.id, body.follow ?? true),
      updateLastReadMessage: async ({ params, context }) => {
        await readComment(context, params.id);
        return null;
      },
    },
  },
  // conversations are watched, each by the id of its opportunity
  watchable: { comment: readableOpportunity },
  demo: commentsDemo,
  files: [{ entity: 'comment', ownerOf: findOpportunityOfFile, read: readableOpportunity }],
} as const satisfies Module;
