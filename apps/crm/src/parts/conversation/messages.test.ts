import { sampleComments } from '@szansa/api-client/samples/conversation';
import { anna, katarzyna, piotr } from '@szansa/api-client/samples/people';
import { findMentions } from '@szansa/ui/chat';
import { describe, expect, it } from 'vitest';

import { chatMessage, mentionable, readersOf, withMentions } from './messages.ts';

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

  it.each([
    ['a small picture is seen', 'image/png', 1000, false, 'loadPreview'],
    ['a large picture is named', 'image/png', 6_000_000, false, null],
    ['a large picture is seen by its thumbnail', 'image/png', 6_000_000, true, 'loadPreview'],
    ['a PDF is named', 'application/pdf', 1000, false, null],
    ['a PDF is named beside its first page', 'application/pdf', 1000, true, 'loadThumbnail'],
  ] as const)('%s', (_, mime, size, hasThumbnail, loads) => {
    const [first] = sampleComments;
    if (!first) throw new Error('no sample');
    const files = [{ id: anna.id, name: 'plik', mime, size, hasThumbnail }];
    const [shown] = chatMessage({ ...first, files }, anna.id).files ?? [];
    const loading = Object.keys(shown ?? {}).filter((key) => key.startsWith('load'));
    expect(loading).toEqual(loads === null ? [] : [loads]);
  });

  it('names who has read a message, and when: neither its author nor who is reading', () => {
    const [newest, older] = sampleComments;
    if (!newest || !older) throw new Error('no sample');
    const readAt = '2026-11-20T15:00:00.000Z';
    const marks = [
      { reader: anna, messageId: newest.id, readAt },
      { reader: piotr, messageId: older.id, readAt },
    ];
    expect(readersOf(older, marks, katarzyna.id)).toEqual([{ name: 'Anna Nowak', at: readAt }]);
    expect(readersOf(older, marks, anna.id)).toEqual([]);
    expect(readersOf(newest, marks, katarzyna.id)).toEqual([]);
  });
});
