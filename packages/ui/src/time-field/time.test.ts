import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  formatTime,
  fromTwelve,
  isWithin,
  parseTime,
  partsOf,
  readTime,
  stepPart,
  toTwelve,
  typeDigit,
  type TimeAccuracy,
} from './time.ts';

const accuracies: TimeAccuracy[] = ['hour', 'minute', 'second', 'millisecond'];

describe('parts and texts', () => {
  it('has the parts of its accuracy', () => {
    expect(accuracies.map((accuracy) => partsOf(accuracy).length)).toEqual([1, 2, 3, 4]);
  });

  it('writes and reads every time the same', () => {
    const time = fc.record({
      hour: fc.nat(23),
      minute: fc.nat(59),
      second: fc.nat(59),
      millisecond: fc.nat(999),
    });
    fc.assert(
      fc.property(time, (parts) => {
        expect(parseTime(formatTime(parts, 'millisecond'))).toEqual(parts);
      }),
    );
  });

  it('writes as much as the accuracy requires', () => {
    const parts = { hour: 9, minute: 5, second: 7, millisecond: 42 };
    expect(accuracies.map((accuracy) => formatTime(parts, accuracy))).toEqual([
      '09:00',
      '09:05',
      '09:05:07',
      '09:05:07.042',
    ]);
  });

  it('writes nothing while a part is missing', () => {
    expect(formatTime({ hour: 9 }, 'minute')).toBe('');
    expect(formatTime({ minute: 9 }, 'hour')).toBe('');
  });

  it.each(['', '24:00', '9:05', '09:60', '09:05:61', '09:05:00.1', 'rano'])('refuses %j', (text) => {
    expect(parseTime(text)).toBeUndefined();
  });
});

describe('stepPart', () => {
  it('wraps around at both ends', () => {
    expect(stepPart(59, 1, 59)).toBe(0);
    expect(stepPart(0, -1, 59)).toBe(59);
    expect(stepPart(45, 1, 59, 15)).toBe(0);
    expect(stepPart(0, -1, 59, 15)).toBe(45);
  });

  it('brings an odd value to a multiple of the step', () => {
    expect(stepPart(7, 1, 59, 15)).toBe(15);
    expect(stepPart(7, -1, 59, 15)).toBe(0);
  });

  it('starts an empty part at an end', () => {
    expect(stepPart(undefined, 1, 23)).toBe(0);
    expect(stepPart(undefined, -1, 23)).toBe(23);
  });
});

describe('the twelve-hour clock', () => {
  it('knows midnight and noon', () => {
    expect(toTwelve(0)).toEqual({ hour: 12, period: 'am' });
    expect(toTwelve(12)).toEqual({ hour: 12, period: 'pm' });
    expect(toTwelve(13)).toEqual({ hour: 1, period: 'pm' });
  });

  it('comes back to the same hour', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const shown = toTwelve(hour);
      expect(fromTwelve(shown.hour, shown.period)).toBe(hour);
    }
  });
});

describe('typeDigit', () => {
  it.each([
    ['', '1', { value: 1, typed: '1', done: false }],
    ['1', '4', { value: 14, typed: '', done: true }],
    ['', '3', { value: 3, typed: '', done: true }],
    ['2', '9', { value: 9, typed: '', done: true }],
  ])('hours: %j then %s', (typed, digit, result) => {
    expect(typeDigit(typed, digit, 0, 23)).toEqual(result);
  });

  it('needs three digits of milliseconds', () => {
    expect(typeDigit('', '9', 0, 999).done).toBe(false);
    expect(typeDigit('99', '9', 0, 999)).toEqual({ value: 999, typed: '', done: true });
  });
});

describe('limits and pasted texts', () => {
  it('includes both limits, whatever their accuracy', () => {
    expect(isWithin('08:00', '08:00', '16:00')).toBe(true);
    expect(isWithin('16:00:00', '08:00', '16:00')).toBe(true);
    expect(isWithin('16:00:01', '08:00', '16:00')).toBe(false);
    expect(isWithin('07:59', '08:00', undefined)).toBe(false);
  });

  it.each([
    ['9:05', '09:05'],
    ['0905', '09:05'],
    ['9.05', '09:05'],
    ['12 am', '00:00'],
    ['9:05 PM', '21:05'],
    ['17', '17:00'],
  ])('reads %j as %s', (text, time) => {
    const parts = readTime(text);
    expect(parts && formatTime(parts, 'minute')).toBe(time);
  });

  it.each(['', '25:00', '13 pm', 'teraz'])('refuses %j', (text) => {
    expect(readTime(text)).toBeUndefined();
  });
});
