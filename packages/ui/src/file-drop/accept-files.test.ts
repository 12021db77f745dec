import { describe, expect, it } from 'vitest';

import { acceptFiles } from './accept-files.ts';
import { formatBytes } from './format-bytes.ts';

const rules = { accept: ['.pdf', '.JPG'], maxBytes: 1000, minBytes: 10, maxFiles: 2 };

const plain = (bytes: number, locale: string) => formatBytes(bytes, locale).replace(/[\u00a0\u202f]/g, ' ');

describe('acceptFiles', () => {
  it('accepts allowed files in order, whatever the case of their extension', () => {
    const files = [
      { name: 'umowa.PDF', size: 10 },
      { name: 'dowod.jpg', size: 1000 },
    ];
    expect(acceptFiles(files, rules, 0)).toEqual({ accepted: files, rejected: [] });
  });

  it('names the first reason of every refused file', () => {
    const files = [
      { name: 'skrypt.exe', size: 5000 },
      { name: 'skan.pdf', size: 1001 },
      { name: 'pusty.pdf', size: 9 },
      { name: 'pdf', size: 100 },
    ];
    expect(acceptFiles(files, rules, 0).rejected).toEqual([
      { name: 'skrypt.exe', reason: 'type' },
      { name: 'skan.pdf', reason: 'tooLarge' },
      { name: 'pusty.pdf', reason: 'tooSmall' },
      { name: 'pdf', reason: 'type' },
    ]);
  });

  it('counts the files already added, and refused files do not count', () => {
    const files = [
      { name: 'a.exe', size: 100 },
      { name: 'b.pdf', size: 100 },
      { name: 'c.pdf', size: 100 },
    ];
    const { accepted, rejected } = acceptFiles(files, rules, 1);
    expect(accepted.map((file) => file.name)).toEqual(['b.pdf']);
    expect(rejected).toEqual([
      { name: 'a.exe', reason: 'type' },
      { name: 'c.pdf', reason: 'tooMany' },
    ]);
  });

  it('refuses empty files and allows every type when no rule states otherwise', () => {
    const open = { accept: [], maxBytes: 1000 };
    expect(acceptFiles([{ name: 'a', size: 0 }], open, 0).rejected).toEqual([
      { name: 'a', reason: 'tooSmall' },
    ]);
    expect(acceptFiles([{ name: 'a', size: 1 }], open, 99).accepted).toHaveLength(1);
  });
});

describe('formatBytes', () => {
  it('uses the unit people expect', () => {
    expect(plain(0, 'pl-PL')).toBe('0 B');
    expect(plain(900, 'pl-PL')).toBe('900 B');
    expect(plain(20_480, 'pl-PL')).toBe('20 KB');
    expect(plain(1_572_864, 'pl-PL')).toBe('1,5 MB');
    expect(plain(1_572_864, 'en-GB')).toBe('1.5 MB');
  });
});
