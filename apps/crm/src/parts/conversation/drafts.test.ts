import { ApiError } from '@szansa/api-client/client';
import { describe, expect, it } from 'vitest';

import { takenBack } from './drafts.ts';

const [scan, fake] = ['skan.pdf', 'udaje.pdf'].map((name) => new File(['%PDF'], name));
const files = [scan, fake].flatMap((file) => file ?? []);
const content = { text: 'W załączeniu', files, mentions: [] };
const refused = (code: string, name?: string) => new ApiError(415, 'Niedozwolony typ pliku', { code, name });

describe('a refused message', () => {
  it('is written again, and the refused file says why', () => {
    expect(takenBack({}, 'one', content, refused('file_type', 'udaje.pdf'))).toEqual({
      one: {
        text: 'W załączeniu',
        files: [
          { file: scan, error: undefined },
          { file: fake, error: 'Niedozwolony typ pliku' },
        ],
      },
    });
  });

  it('stands before what was typed meanwhile, and leaves other conversations alone', () => {
    const other = { text: 'inna', files: [] };
    const drafts = { one: { text: 'jeszcze', files: [] }, other };
    const after = takenBack(drafts, 'one', { ...content, files: [] }, refused('opportunity_archived'));
    expect(after).toEqual({ one: { text: 'W załączeniu\njeszcze', files: [] }, other });
  });

  it('marks no file when something else was refused', () => {
    const { one } = takenBack({}, 'one', content, refused('opportunity_archived', 'udaje.pdf'));
    expect(one?.files.every(({ error }) => error === undefined)).toBe(true);
  });
});
