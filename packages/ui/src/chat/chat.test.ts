import { describe, expect, it } from 'vitest';

import { completeMention, findMentions, mentionAtCaret } from './mentions.ts';
import { continues, splitMentions, type ChatMessage } from './message.ts';

const people = [
  { id: '1', name: 'Anna Nowak' },
  { id: '2', name: 'Łucja Żak' },
  { id: '3', name: 'Anna' },
];

function message(authorName: string, at: string): ChatMessage {
  return { id: at, authorName, own: false, at, body: '' };
}

describe('mentionAtCaret', () => {
  it('returns the text between the @ and the caret', () => {
    expect(mentionAtCaret('Hej @lu', 7)).toEqual({ start: 4, query: 'lu' });
    expect(mentionAtCaret('@', 1)).toEqual({ start: 0, query: '' });
    expect(mentionAtCaret('@Anna No', 8)).toEqual({ start: 0, query: 'Anna No' });
  });

  it('leaves e-mails, other lines and finished mentions alone', () => {
    expect(mentionAtCaret('jan@firma', 9)).toBeUndefined();
    expect(mentionAtCaret('@Anna\nhej', 9)).toBeUndefined();
    expect(mentionAtCaret('@Anna  hej', 10)).toBeUndefined();
    expect(mentionAtCaret('hej', 3)).toBeUndefined();
  });
});

describe('completeMention', () => {
  it('puts the whole name in and the caret behind it', () => {
    expect(completeMention('Hej @lu, co?', 4, 7, 'Łucja Żak')).toEqual({
      text: 'Hej @Łucja Żak , co?',
      caret: 15,
    });
    expect(completeMention('@a b', 0, 2, 'Anna')).toEqual({ text: '@Anna b', caret: 6 });
  });
});

describe('findMentions', () => {
  it('prefers the longer of two names and needs the whole name', () => {
    expect(findMentions('@Anna Nowak i @Anna, @Annamaria', people)).toEqual([
      { personId: '1', start: 0, end: 11 },
      { personId: '3', start: 14, end: 19 },
    ]);
  });
});

describe('splitMentions', () => {
  it('cuts the body at its mentions', () => {
    expect(splitMentions('Hej @Anna, hej', [{ start: 4, end: 9 }])).toEqual([
      { text: 'Hej ', mention: false, start: 0 },
      { text: '@Anna', mention: true, start: 4 },
      { text: ', hej', mention: false, start: 9 },
    ]);
  });

  it('ignores ranges that overlap or leave the text', () => {
    const parts = splitMentions('@Anna', [
      { start: 0, end: 5 },
      { start: 2, end: 5 },
      { start: 5, end: 99 },
    ]);
    expect(parts).toEqual([{ text: '@Anna', mention: true, start: 0 }]);
  });
});

describe('continues', () => {
  it('joins messages of one person within five minutes', () => {
    const first = message('Anna', '2026-03-05T10:00:00Z');
    expect(continues(first, message('Anna', '2026-03-05T10:04:59Z'))).toBe(true);
    expect(continues(first, message('Anna', '2026-03-05T10:05:00Z'))).toBe(false);
    expect(continues(first, message('Jan', '2026-03-05T10:01:00Z'))).toBe(false);
    expect(continues(undefined, first)).toBe(false);
  });
});
