import { sampleView } from '@szansa/api-client/samples/lists';
import { describe, expect, it } from 'vitest';

import { openingAddress } from './opening.ts';

const mine = sampleView({ id: '1', name: 'Moje', search: { is_self: 'true' } });
const archive = sampleView({ id: '2', name: 'Archiwum', search: { is_archived: 'true' }, isDefault: true });

describe('where a list leads', () => {
  it('opened without a word: to the default view', () => {
    expect(openingAddress('', null, [mine, archive])).toEqual({ is_archived: 'true', saved: '2' });
  });

  it('without a default, and before anything is known: nowhere else', () => {
    expect(openingAddress('', null, [mine])).toBeNull();
    expect(openingAddress('', null, [])).toBeNull();
  });

  it('with something in the address: nowhere else', () => {
    expect(openingAddress('?new=customer', { is_self: 'true' }, [archive])).toBeNull();
  });

  it('looked at before in this session: to what it looked like, even if that was no view', () => {
    expect(openingAddress('', { search: 'łódź' }, [archive])).toEqual({ search: 'łódź' });
    expect(openingAddress('', {}, [archive])).toBeNull();
  });
});
