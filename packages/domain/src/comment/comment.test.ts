import { describe, expect, it } from 'vitest';

import { commentMessage, editWindow, excerptOf, isEditable, mentionedIds, plainMessage } from './index.ts';

const anna = '0192f0c1-0000-7000-8000-000000000001';
const jan = '0192f0c1-0000-7000-8000-000000000002';

describe('CO1 changing a comment', () => {
  const createdAt = new Date('2026-11-20T10:00:00Z');

  it('is possible for 24 hours', () => {
    expect(isEditable({ createdAt, isRemoved: false }, new Date(createdAt.getTime() + editWindow))).toBe(
      true,
    );
    expect(isEditable({ createdAt, isRemoved: false }, new Date(createdAt.getTime() + editWindow + 1))).toBe(
      false,
    );
  });

  it('is over once it is removed', () => {
    expect(isEditable({ createdAt, isRemoved: true }, createdAt)).toBe(false);
  });
});

describe('CO2 mentions', () => {
  const message = `@[Anna Nowak](${anna}) zerknij, @[Jan](${jan}) i @[Anna Nowak](${anna}), jan@przyklad.pl`;

  it('are found once each', () => {
    expect(mentionedIds(message)).toEqual([anna, jan]);
  });

  it('read as names', () => {
    expect(plainMessage(message)).toBe('@Anna Nowak zerknij, @Jan i @Anna Nowak, jan@przyklad.pl');
  });
});

describe('CO3 what looks like a mention', () => {
  it.each(['@[Anna](kto-to)', `@[Anna](${'a-'.repeat(18)})`, '@[Anna]()', `@[Jan](${jan}) i @[Anna](x)`])(
    'is refused where it names nobody: %s',
    (message) => {
      expect(commentMessage.safeParse(message).error?.issues).toMatchObject([{ message: 'mention_invalid' }]);
    },
  );

  it.each([
    `@[Jan](${jan})!`,
    'jan@przyklad.pl (biuro)',
    '@Jan [tu](tam)',
    '@[a] (b)',
    '@[Cennik](po rabacie)',
  ])('is left alone where it is one, or text: %s', (message) => {
    expect(commentMessage.parse(message)).toBe(message);
  });
});

describe('CO4 an excerpt of a message that was found', () => {
  const long = `${'Początek rozmowy. '.repeat(20)}Klient pyta o leasing Škody. ${'I tak dalej. '.repeat(20)}`;

  it('is all of a short message, on one line, with mentions by name', () => {
    expect(excerptOf(`Cześć\n@[Jan](${jan})`, ['jan'])).toBe('Cześć @Jan');
  });

  it('surrounds the first word found, whatever its case and marks', () => {
    const excerpt = excerptOf(long, ['skody', 'LEASING']);
    expect(excerpt).toMatch(/^….*leasing Škody.*…$/);
    expect(excerpt.length).toBeLessThanOrEqual(162);
  });

  it('starts at the beginning where no word is found, and ends at the end', () => {
    expect(excerptOf(long, ['nie ma'])).toMatch(/^Początek.*…$/);
    expect(excerptOf(`${long} koniec`, ['koniec'])).toMatch(/^….* koniec$/);
  });
});
