import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays } from '../shared/index.ts';
import {
  entryStateOf,
  gapsOf,
  isValidOn,
  longestNote,
  noteText,
  noticeInput,
  onTop,
  withNew,
  withoutConfirmed,
  withRead,
  type NoteNode,
  type PendingNotice,
} from './index.ts';

const today = '2026-11-24';
const text = (written: string): NoteNode => ({ type: 'text', text: written });
const paragraph = (...content: NoteNode[]): NoteNode => ({ type: 'paragraph', content });
const doc = (...content: NoteNode[]): NoteNode => ({ type: 'doc', content });
const problemsOf = (note: unknown) =>
  noticeInput.safeParse({ title: 'Tytuł', note }).error?.issues.map(({ code, message }) => [code, message]);
const stored = (note: NoteNode) => noticeInput.parse({ title: 'Tytuł', note }).note;

describe('CN1 a draft', () => {
  const whole = { note: doc(paragraph(text('Treść'))), validUntil: null, userIds: [] };
  it.each([
    ['for roles', { ...whole, roles: ['WORKER' as const] }, []],
    ['for people', { ...whole, roles: [], userIds: ['1'] }, []],
    ['for nobody', { ...whole, roles: [] }, ['recipients']],
    ['without a text', { ...whole, roles: ['ADMIN' as const], note: null }, ['note']],
    ['until yesterday', { ...whole, roles: ['ADMIN' as const], validUntil: '2026-11-23' }, ['validUntil']],
    ['until today', { ...whole, roles: ['ADMIN' as const], validUntil: today }, []],
  ])('%s lacks %o [S5.14]', (_, draft, gaps) => {
    expect(gapsOf(draft, today)).toEqual(gaps);
  });
});

it('CN2 a recipient has read, then confirmed', () => {
  const at = '2026-11-24T08:00:00Z';
  expect(entryStateOf({ readAt: null, confirmedAt: null })).toBe('unread');
  expect(entryStateOf({ readAt: at, confirmedAt: null })).toBe('read');
  expect(entryStateOf({ readAt: at, confirmedAt: at })).toBe('confirmed');
});

it('CN3 it is valid through its last day and no longer', () => {
  const days = fc.integer({ min: 0, max: 4000 }).map((following) => addDays('2024-01-10', following));
  fc.assert(
    fc.property(days, (validUntil) => {
      expect(isValidOn({ validUntil }, validUntil)).toBe(true);
      expect(isValidOn({ validUntil }, addDays(validUntil, 1))).toBe(false);
      expect(isValidOn({ validUntil: null }, validUntil)).toBe(true);
    }),
  );
});

describe('CN6 a text', () => {
  it('of any known formatting is stored as it is, and what is written in it is found', () => {
    const marks = fc.subarray([{ type: 'bold' }, { type: 'italic' }, { type: 'strike' }]);
    const written = fc.stringMatching(/^[\wąęłż][\wąęłż ]{0,20}$/);
    const piece = fc.record({ written, marks }).map(({ written: answered, marks: some }): NoteNode => {
      return some.length > 0 ? { ...text(answered), marks: some } : text(answered);
    });
    const block = fc.array(piece, { minLength: 1, maxLength: 3 }).map((pieces) => paragraph(...pieces));
    const list = fc.array(block, { minLength: 1, maxLength: 3 }).map((blocks): NoteNode => ({
      type: 'bulletList',
      content: blocks.map((one) => ({ type: 'listItem', content: [one] })),
    }));
    fc.assert(
      fc.property(fc.array(fc.oneof(block, list), { minLength: 1, maxLength: 5 }), (blocks) => {
        const note = doc(...blocks);
        expect(stored(note)).toEqual(note);
        expect(stored(stored(note) ?? note)).toEqual(note);
        expect(noteText(note).split('\n').length).toBeGreaterThanOrEqual(blocks.length);
      }),
    );
  });

  it('leaves out what is not known of it', () => {
    const start = { type: 'orderedList', attrs: { start: 3, type: null }, content: [] };
    const href = 'https://przyklad.example';
    const link = { type: 'link', attrs: { href, target: '_blank', class: null } };
    const given = doc(paragraph({ ...text('tutaj'), marks: [link] }), start);
    expect(stored(given)).toEqual(
      doc(paragraph({ ...text('tutaj'), marks: [{ type: 'link', attrs: { href } }] }), {
        type: 'orderedList',
        attrs: { start: 3 },
      }),
    );
  });

  it('in which nothing is written is none', () => {
    expect(stored(doc(paragraph(), paragraph(text('  '))))).toBeNull();
  });

  it('is as long as it may be, and no longer', () => {
    expect(problemsOf(doc(paragraph(text('a'.repeat(longestNote)))))).toBeUndefined();
    expect(problemsOf(doc(paragraph(text('a'.repeat(longestNote + 1)))))).toMatchObject([['too_big', /./]]);
  });

  const nested = (depth: number): NoteNode =>
    depth === 0 ? paragraph(text('x')) : { type: 'blockquote', content: [nested(depth - 1)] };
  it.each([
    ['no document', 'tekst'],
    ['a list', []],
    ['of an unknown part', doc({ type: 'iframe' })],
    ['of an unknown mark', doc(paragraph({ ...text('x'), marks: [{ type: 'textStyle' }] }))],
    [
      'of a script',
      doc(paragraph({ ...text('x'), marks: [{ type: 'link', attrs: { href: 'javascript:1' } }] })),
    ],
    ['of a document in a document', doc(doc())],
    ['of an empty piece', doc(paragraph(text('')))],
    ['nested without end', doc(nested(5000))],
    ['of parts without end', doc(...Array.from({ length: 4001 }, () => paragraph()))],
  ])('that is %s is refused', (_, note) => {
    expect(problemsOf(note)).toEqual([['custom', 'format_invalid']]);
  });
});

describe('CN7 what is pending for the user', () => {
  const notice = (id: string, day: number, isImportant = false): PendingNotice => ({
    id,
    title: id,
    isImportant,
    sentAt: `2026-11-${day}T08:00:00.000Z`,
    readAt: null,
  });
  const pending = [notice('c', 12), notice('b', 11, true), notice('a', 10, true)];

  it('has a new one once, the newest first', () => {
    const come = notice('d', 20);
    expect(withNew(withNew(pending, come), come).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
    expect(withNew(pending, notice('z', 10)).at(-1)?.id).not.toBe('c');
  });

  it('retains when one was read first, and removes what is confirmed', () => {
    const [first, second] = ['2026-11-24T08:00:00.000Z', '2026-11-24T09:00:00.000Z'];
    const read = withRead(withRead(pending, 'b', first), 'b', second);
    expect(read.map(({ readAt }) => readAt)).toEqual([null, first, null]);
    expect(withoutConfirmed(read, 'b').map(({ id }) => id)).toEqual(['c', 'a']);
  });

  it('shows the oldest important one on top, but for those put off', () => {
    expect(onTop(pending, [])?.id).toBe('a');
    expect(onTop(pending, ['a'])?.id).toBe('b');
    expect(onTop(pending, ['a', 'b'])).toBeUndefined();
  });
});
