import { mostUnreadChats } from '@szansa/domain/comment';
import { describe, expect, it } from 'vitest';

import { sampleComments } from '../mocks/samples/conversation.ts';
import { anna, piotr, sampleId } from '../mocks/samples/people.ts';
import {
  countedAfter,
  unreadAfterChange,
  unreadAfterMark,
  unreadAfterMessage,
  unreadAfterUnfollowing,
  unreadWithout,
  type UnreadChats,
} from './unread-patches.ts';

const reader = { id: anna.id, canEditMessages: true };
const [sample] = sampleComments;
if (!sample) throw new Error('no sample');
const message = { ...sample, id: sampleId(500), author: piotr, mentions: [] };
const mention = { ...message, mentions: [anna] };

const first = { id: sampleId(1), messageId: sampleId(100) };
const second = { id: sampleId(2), messageId: sampleId(90) };
const stored: UnreadChats = { comments: [first, second], mentions: [second] };
const full: UnreadChats = {
  comments: Array.from({ length: mostUnreadChats }, (_, place) => ({ ...first, id: sampleId(place + 1) })),
  mentions: [],
};

describe('unread notifications', () => {
  const [older, newer] = [sampleId(1), sampleId(2)];

  it('are one more by one that came later than what is counted', () => {
    expect(countedAfter({ count: 0, newestId: null }, older)).toEqual({ count: 1, newestId: older });
    expect(countedAfter({ count: 3, newestId: older }, newer)).toEqual({ count: 4, newestId: newer });
  });

  it('are refetched where it may be counted already', () => {
    expect(countedAfter({ count: 3, newestId: newer }, newer)).toBeUndefined();
    expect(countedAfter({ count: 3, newestId: newer }, older)).toBeUndefined();
  });
});

describe('unread chats', () => {
  it('have the last message of one that stays unread, and a chat with a mention', () => {
    const moved = { ...second, messageId: message.id };
    expect(unreadAfterMessage(stored, second.id, message, reader, undefined)).toEqual({
      comments: [moved, first],
      mentions: [second],
    });
    const other = { id: sampleId(7), messageId: mention.id };
    expect(unreadAfterMessage(stored, other.id, mention, reader, undefined)).toEqual({
      comments: [other, first, second],
      mentions: [other, second],
    });
  });

  it('have a chat with its first unread message if it is followed, and are refetched where that is not known', () => {
    const other = { id: sampleId(7), messageId: message.id };
    expect(unreadAfterMessage(stored, other.id, message, reader, true)).toEqual({
      comments: [other, first, second],
      mentions: [second],
    });
    expect(unreadAfterMessage(stored, other.id, message, reader, false)).toBe(stored);
    expect(unreadAfterMessage(stored, other.id, message, reader, undefined)).toBeUndefined();
  });

  it('lose the chat in which the reader writes, and one they read as far', () => {
    const own = { ...message, author: anna };
    const left = { comments: [first], mentions: [] };
    expect(unreadAfterMessage(stored, second.id, own, reader, true)).toEqual(left);
    expect(unreadWithout(stored, second.id)).toEqual(left);
    expect(unreadAfterMark(stored, second.id, { messageId: sampleId(90) })).toEqual(left);
    expect(unreadAfterMark(stored, second.id, { messageId: sampleId(89) })).toBe(stored);
  });

  it('retain the mentions of a chat that is followed no more', () => {
    expect(unreadAfterUnfollowing(stored, second.id)).toEqual({ comments: [first], mentions: [second] });
  });

  it('are refetched when a last message is gone, or a change mentions another user', () => {
    const gone = { ...message, id: first.messageId, isRemoved: true };
    expect(unreadAfterChange(stored, first.id, gone, reader)).toBeUndefined();
    expect(unreadAfterChange(stored, first.id, mention, reader)).toBeUndefined();
    expect(
      unreadAfterChange(stored, second.id, { ...message, id: second.messageId }, reader),
    ).toBeUndefined();
    expect(unreadAfterChange(stored, first.id, message, reader)).toBe(stored);
  });

  it('are refetched when one is gone of as many as are returned', () => {
    expect(unreadWithout(full, first.id)).toBeUndefined();
    expect(unreadWithout(full, sampleId(999))).toBe(full);
  });
});
