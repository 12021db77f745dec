import {
  editMessage,
  findSubjectOfFile,
  followConversation,
  messagesOf,
  notesOf,
  peopleOf as conversationPeople,
  readChat,
  readMessage,
  removeMessage,
  writeMessage,
} from '#modules/conversations';
import { listAnswer, type Module } from '#platform';
import { readableEnquiry } from './access.ts';
import { enquiryReaders } from './events.ts';
import { enquiryById, eventsOf, filesOf, peopleOf } from './answers.ts';
import { chatsOf, followedChatsOf, searchMessages, unreadOf } from './chats.ts';
import { enquiryConversation as kind } from './conversation.ts';
import { enquiriesDemo } from './demo.ts';
import { findEnquiryOfFile } from './file-queries.ts';
import { boardOfEnquiries, enquiriesFound } from './list-answers.ts';
import { archiveEnquiry, unarchiveEnquiry } from './verbs/archive.ts';
import { changeEnquiry } from './verbs/change.ts';
import { createEnquiry } from './verbs/create.ts';
import { removeFile, uploadFiles } from './verbs/files.ts';
import { proposalById, proposalsOf } from './proposal-answers.ts';
import { moveEnquiry } from './verbs/move.ts';
import { proposeCalculation, proposeVariant } from './verbs/propose.ts';
import { removeProposal } from './verbs/remove-proposal.ts';

/** Internal enquiries: requests of staff to each other, with their conversations. */
export const enquiriesModule = {
  routes: {
    internalEnquiries: {
      list: ({ query, context }) => listAnswer(query, enquiriesFound(context, query)),
      board: ({ query, context }) => boardOfEnquiries(context, query),
      people: ({ context }) => peopleOf(context),
      get: ({ params, context }) => enquiryById(context, params.id),
      create: ({ body, context }) => createEnquiry(context, body),
      update: ({ params, body, context }) => changeEnquiry(context, params.id, body),
      move: ({ params, body, context }) => moveEnquiry(context, params.id, body),
      archive: ({ params, body, context }) => archiveEnquiry(context, params.id, body),
      unarchive: ({ params, body, context }) => unarchiveEnquiry(context, params.id, body),
      events: ({ params, query, context }) => eventsOf(context, params.id, query),
      files: ({ params, context }) => filesOf(context, params.id),
      upload: ({ params, files, context }) => uploadFiles(context, params.id, files),
      removeFile: async ({ params, context }) => {
        await removeFile(context, params.id);
        return null;
      },
    },
    internalEnquiryProposals: {
      listOfEnquiry: ({ params, context }) => proposalsOf(context, params.id),
      get: ({ params, context }) => proposalById(context, params.id),
      createVariant: ({ params, body, context }) => proposeVariant(context, params.id, body),
      createCalculation: ({ params, body, context }) => proposeCalculation(context, params.id, body),
      remove: async ({ params, context }) => {
        await removeProposal(context, params.id);
        return null;
      },
    },
    internalEnquiryMessages: {
      create: async ({ body: { internalEnquiryId, ...written }, files, context }) => ({
        ...(await writeMessage(context, kind, { ...written, about: internalEnquiryId }, files)),
        internalEnquiryId,
      }),
      edit: async ({ params, body, context }) => {
        const { about, own } = await editMessage(context, kind, params.id, body.message);
        return { ...own, internalEnquiryId: about };
      },
      remove: async ({ params, context }) => {
        const { about, own } = await removeMessage(context, kind, params.id);
        return { ...own, internalEnquiryId: about };
      },
      getMessages: async ({ params: { id }, query, context }) => {
        const page = await messagesOf(context, kind, id, query);
        return { ...page, items: page.items.map((item) => ({ ...item, internalEnquiryId: id })) };
      },
      getNotes: async ({ params: { id }, query, context }) => {
        const page = await notesOf(context, kind, id, query);
        return { ...page, items: page.items.map((item) => ({ ...item, internalEnquiryId: id })) };
      },
      getFollowedChats: ({ context }) => followedChatsOf(context),
      people: ({ params, context }) => conversationPeople(context, kind, params.id),
      chats: ({ query, context }) => chatsOf(context, query),
      unreadChats: ({ context }) => unreadOf(context),
      search: ({ query, context }) => searchMessages(context, query),
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
  rooms: (actor) => (actor.can('internal_enquiry.get') ? [enquiryReaders] : []),
  // conversations are watched, each by the id of its enquiry
  watchable: { internal_enquiry: readableEnquiry, internal_enquiry_message: readableEnquiry },
  demo: enquiriesDemo,
  files: [
    {
      entity: 'internal_enquiry_message',
      ownerOf: (db, fileId) => findSubjectOfFile(db, 'internalEnquiryId', fileId),
      read: readableEnquiry,
    },
    { entity: 'internal_enquiry_file', ownerOf: findEnquiryOfFile, read: readableEnquiry },
  ],
} as const satisfies Module;
