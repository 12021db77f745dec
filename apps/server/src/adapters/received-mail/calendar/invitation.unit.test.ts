import { expect, it, test } from 'vitest';

import { readInvitation } from './invitation.ts';

const zone = (name: string) => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

const invitation = (lines: readonly string[], before: readonly string[] = []) =>
  readInvitation(
    Buffer.from(
      ['BEGIN:VCALENDAR', ...before, 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join(
        '\r\n',
      ),
    ),
  );

const times = (lines: readonly string[], before: readonly string[] = []) => {
  const found = invitation(lines, before);
  return [found?.startAt, found?.endAt];
};

it.each([
  ['UTC', ['DTSTART:20260701T100000Z', 'DTEND:20260701T113000Z'], [], '10:00', '11:30'],
  [
    'the zone of the calendar',
    ['DTSTART;TZID=Moja:20260701T100000', 'DURATION:PT90M'],
    zone('Moja'),
    '08:00',
    '09:30',
  ],
  [
    'a zone as Outlook names it',
    [
      'DTSTART;TZID="Central European Standard Time":20260701T100000',
      'DTEND;TZID="Central European Standard Time":20260701T110000',
    ],
    zone('Central European Standard Time'),
    '08:00',
    '09:00',
  ],
  [
    'a zone of Windows that is only named',
    ['DTSTART;TZID=Eastern Standard Time:20260701T100000'],
    [],
    '14:00',
    null,
  ],
  ['a zone that is only named', ['DTSTART;TZID=Europe/London:20260701T100000'], [], '09:00', null],
  ['an unknown zone, which is the agency’s', ['DTSTART;TZID=Nowhere:20260701T100000'], [], '08:00', null],
  ['no zone, which is the agency’s', ['DTSTART:20260701T100000'], [], '08:00', null],
] as const)('in %s', (_zone, lines, before, start, end) => {
  const at = (time: string | null) => (time === null ? null : `2026-07-01T${time}:00.000Z`);
  expect(times(lines, before)).toEqual([at(start), at(end)]);
});

it.each([
  ['20261025T013000', '2026-10-24T23:30:00.000Z'],
  ['20261025T040000', '2026-10-25T03:00:00.000Z'],
  ['20260329T040000', '2026-03-29T02:00:00.000Z'],
])('on a day clocks are changed: %s', (time, instant) => {
  expect(times([`DTSTART;TZID=Europe/Warsaw:${time}`])[0]).toBe(instant);
  expect(times([`DTSTART;TZID=x:${time}`], zone('x'))[0]).toBe(instant);
});

test('whole days start and end at midnight in Warsaw', () => {
  const found = invitation(['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227']);
  expect(found).toMatchObject({
    isAllDay: true,
    startAt: '2026-12-23T23:00:00.000Z',
    endAt: '2026-12-26T23:00:00.000Z',
  });
});

test('of a series the first time is returned, not an exception', () => {
  const exception = ['RECURRENCE-ID:20260708T100000Z', 'DTSTART:20260708T120000Z', 'SUMMARY:Wyjątek'];
  const series = ['DTSTART:20260701T100000Z', 'RRULE:FREQ=WEEKLY', 'SUMMARY:Co tydzień'];
  const found = invitation(series, ['BEGIN:VEVENT', ...exception, 'END:VEVENT']);
  expect(found).toMatchObject({ title: 'Co tydzień', isRepeated: true, startAt: '2026-07-01T10:00:00.000Z' });
});

it.each([
  [['METHOD:REQUEST'], [], 'invitation'],
  [['METHOD:CANCEL'], [], 'cancellation'],
  [['METHOD:REQUEST'], ['STATUS:CANCELLED'], 'cancellation'],
  [['METHOD:REPLY'], [], 'reply'],
  [[], [], 'invitation'],
])('%j with %j is an %s', (before, lines, kind) => {
  expect(invitation(['DTSTART:20260701T100000Z', ...lines], before)?.kind).toBe(kind);
});

test('an old calendar without UTF-8 is read as of Central Europe', () => {
  const event = ['BEGIN:VEVENT', 'DTSTART:20260701T100000Z', 'SUMMARY:\u00a3\u00f3d\u009f', 'END:VEVENT'];
  const calendar = ['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR'].join('\n');
  expect(readInvitation(Buffer.from(calendar, 'latin1'))?.title).toBe('Łódź');
});

test('an end before the start is none, and a time that is none makes no invitation', () => {
  expect(times(['DTSTART:20260701T100000Z', 'DTEND:20260701T090000Z'])[1]).toBeNull();
  expect(invitation(['DTSTART:20269999'])).toBeNull();
  expect(invitation(['SUMMARY:x'])).toBeNull();
});

test('a zone that changes other than yearly is left out', () => {
  const strange = zone('Europe/Warsaw').map((line) => line.replace('FREQ=YEARLY', 'FREQ=SECONDLY'));
  expect(times(['DTSTART;TZID=Europe/Warsaw:20260701T100000'], strange)[0]).toBe('2026-07-01T08:00:00.000Z');
});
