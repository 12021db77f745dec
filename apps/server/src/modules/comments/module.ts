import {
  editMessage,
  findSubjectOfFile,
  followConversation,
  messagesOf,
  notesOf,
  peopleOf,
  readChat,
  readMessage,
  removeMessage,
  writeMessage,
} from '#modules/conversations';
import { readableOpportunity } from '#modules/opportunities';
import type { Module } from '#platform';
import { workerOf } from './answers.ts';
import { chatsOf, followedChatsOf, searchComments, unreadOf } from './chats.ts';
import { opportunityConversation as kind } from './conversation.ts';
import { commentsDemo } from './demo.ts';

/** Conversations and notes of opportunities. */
export const commentsModule = {
  routes: {
    comments: {
      create: async ({ body: { customerFileId, ...written }, files, context }) => ({
        ...(await writeMessage(context, kind, { ...written, about: customerFileId }, files)),
        customerFileId,
      }),
      find: async ({ params: { id }, query, context }) => {
        const page = await messagesOf(context, kind, id, query);
        return { ...page, items: page.items.map((item) => ({ ...item, customerFileId: id })) };
      },
      notes: async ({ params: { id }, query, context }) => {
        const page = await notesOf(context, kind, id, query);
        return { ...page, items: page.items.map((item) => ({ ...item, customerFileId: id })) };
      },
      edit: async ({ params, body, context }) => {
        const { about, own } = await editMessage(context, kind, params.id, body.message);
        return { ...own, customerFileId: about };
      },
      remove: async ({ params, context }) => {
        const { about, own } = await removeMessage(context, kind, params.id);
        return { ...own, customerFileId: about };
      },
      findWorker: ({ params, context }) => workerOf(context, params.id),
      getFollowedChats: ({ context }) => followedChatsOf(context),
      people: ({ params, context }) => peopleOf(context, kind, params.id),
      chats: ({ query, context }) => chatsOf(context, query),
      unreadChats: ({ context }) => unreadOf(context),
      search: ({ query, context }) => searchComments(context, query),
      setChatAsRead: async ({ params, context }) => {
        await readChat(context, kind, params.id);
        return null;
      },
      followChat: ({ params, body, context }) =>
        followConversation(context, kind, params.id, body.follow ?? true),
      updateLastReadMessage: async ({ params, context }) => {
        await readMessage(context, kind, params.id);
        return null;
      },
    },
  },
  // conversations are watched, each by the id of its opportunity
  watchable: { comment: readableOpportunity },
  demo: commentsDemo,
  files: [
    {
      entity: 'comment',
      ownerOf: (db, fileId) => findSubjectOfFile(db, 'customerFileId', fileId),
      read: readableOpportunity,
    },
  ],
} as const satisfies Module;
