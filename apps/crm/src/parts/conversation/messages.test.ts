import { anna, piotr, sampleComments } from '@szansa/api-client/mocks';
import { findMentions } from '@szansa/ui/chat';
import { describe, expect, it } from 'vitest';

import { chatMessage, firstUnreadId, mentionable, newestUnreadId, withMentions } from './messages.ts';

describe('messages', () => {
  const people = [anna, piotr].map(mentionable);

  it('writes mentions down with their ids and shows them as names again', () => {
    const text = 'Hej @Anna Nowak i @Piotr Wiśniewski, oferta gotowa';
    const message = withMentions(text, findMentions(text, people));
    expect(message).toBe(`Hej @[Anna Nowak](${anna.id}) i @[Piotr Wiśniewski](${piotr.id}), oferta gotowa`);
    const [first] = sampleComments;
    if (!first) throw new Error('no sample');
    const shown = chatMessage({ ...first, message, mentions: [anna, piotr] }, anna.id);
    expect(shown.body).toBe(text);
    expect(shown.mentions?.map(({ start, end }) => text.slice(start, end))).toEqual([
      '@Anna Nowak',
      '@Piotr Wiśniewski',
    ]);
  });

  it('knows from which message on a reader has not read', () => {
    const unread = sampleComments.map((comment) => ({ ...comment, messageReadBy: [] }));
    expect(firstUnreadId(unread, anna.id)).toBe(sampleComments[1]?.id);
    expect(newestUnreadId(unread, piotr.id)).toBe(sampleComments[0]?.id);
    expect(firstUnreadId(sampleComments, anna.id)).toBeUndefined();
  });
});
