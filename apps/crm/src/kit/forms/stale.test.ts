import { ApiError } from '@szansa/api-client/client';
import { describe, expect, it } from 'vitest';

import { staleOf } from './stale.ts';

describe('staleOf', () => {
  const collisions = [{ field: 'note', yours: 'moja', theirs: 'cudza' }];

  it('reads the fields in dispute and the version to save on top of', () => {
    const error = new ApiError(409, 'Ktoś zmienił te dane', {
      code: 'stale_version',
      collisions,
      version: 8,
    });
    expect(staleOf(error)).toMatchObject({ collisions, version: 8 });
  });

  it('is null for other errors', () => {
    expect(staleOf(new ApiError(409, 'Klient już istnieje', { code: 'duplicate_customer' }))).toBeNull();
    expect(staleOf(new Error('offline'))).toBeNull();
    expect(staleOf(null)).toBeNull();
  });
});
