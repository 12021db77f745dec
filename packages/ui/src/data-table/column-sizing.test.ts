import { describe, expect, it } from 'vitest';

import { columnWidths } from './column-sizing.ts';

describe('columnWidths', () => {
  const columns = [{ id: 'a', width: 100 }, { id: 'b', width: 200 }, { id: 'c' }];

  it('shares spare room in proportion', () => {
    expect(columnWidths(columns, {}, 900)).toEqual({ a: 200, b: 400, c: 300 });
  });

  it('never squeezes below what is comfortable', () => {
    expect(columnWidths(columns, {}, 300)).toEqual({ a: 100, b: 200, c: 150 });
  });

  it('leaves chosen widths alone', () => {
    expect(columnWidths(columns, { a: 400 }, 1100)).toEqual({ a: 400, b: 400, c: 300 });
    expect(columnWidths(columns, { a: 80, b: 80, c: 80 }, 900)).toEqual({ a: 80, b: 80, c: 80 });
  });

  const need = (heading: number, content: number) => ({ heading, content });

  it('gives spare room to what would be cut before it shares the rest', () => {
    const needs = { a: need(60, 160), b: need(60, 200), c: need(60, 150) };
    expect(columnWidths(columns, {}, 510, needs)).toEqual({ a: 160, b: 200, c: 150 });
    expect(columnWidths(columns, {}, 1020, needs)).toEqual({ a: 320, b: 400, c: 300 });
  });

  it('uses for it what columns of short texts do not need, and no more', () => {
    const needs = { a: need(60, 130), b: need(80, 50), c: need(60, 150) };
    expect(columnWidths(columns, {}, 450, needs)).toEqual({ a: 130, b: 170, c: 150 });
  });

  it('shows as many columns whole as it can, where the room is not enough for all', () => {
    const needs = { a: need(60, 110), b: need(60, 400), c: need(60, 140) };
    expect(columnWidths(columns, {}, 450, needs)).toEqual({ a: 110, b: 200, c: 140 });
  });

  it('is never narrower than a heading, whatever room there is', () => {
    const needs = { a: need(180, 50), b: need(60, 200), c: need(60, 150) };
    expect(columnWidths(columns, {}, 300, needs)).toEqual({ a: 180, b: 200, c: 150 });
  });

  it('does not leave all room to one long text', () => {
    const needs = { a: need(60, 2000), b: need(60, 200), c: need(60, 150) };
    expect(columnWidths(columns, {}, 770, needs)).toEqual({ a: 420, b: 200, c: 150 });
  });
});
