import { describe, expect, it } from 'vitest';

import { listQueryOf, readListState, writeListState, type ListRules } from './list-state.ts';

const rules: ListRules = {
  facts: { defaultSort: '-lastActivityAt', filters: { status: ['lead', 'closed'], is_self: 'flag' } },
  filters: { is_self: ['true'] },
};

describe('list state', () => {
  it('has defaults where the address is silent', () => {
    expect(readListState({}, rules)).toEqual({
      page: 1,
      perPage: 25,
      sort: '-lastActivityAt',
      search: '',
      filters: { is_self: ['true'] },
    });
  });

  it('comes back from the address as it was written', () => {
    const state = {
      page: 3,
      perPage: 50,
      sort: 'number',
      search: 'łódź',
      filters: { status: ['lead', 'closed'] },
    };
    expect(readListState(writeListState(state, {}, rules), rules)).toEqual(state);
  });

  it('remembers that a default filter was removed', () => {
    const without = { ...readListState({}, rules), filters: {} };
    const written = writeListState(without, {}, rules);
    expect(written).toEqual({ is_self: 'any' });
    expect(readListState(written, rules).filters).toEqual({});
  });

  it('treats a flag set to false as off, even if it is on by default', () => {
    const { filters } = readListState({ is_self: 'false' }, rules);
    expect(filters).toEqual({});
    expect(writeListState(readListState({ is_self: 'false' }, rules), {}, rules)).toEqual({ is_self: 'any' });
  });

  it('understands the names filters had before, and writes those of today', () => {
    const renamed = { ...rules, facts: { ...rules.facts, formerly: { isMine: 'is_self' } } };
    const state = readListState({ isMine: 'any', page: '2' }, renamed);
    expect(state).toMatchObject({ filters: {}, page: 2 });
    expect(writeListState(state, { isMine: 'any', view: 'list' }, renamed)).toEqual({
      is_self: 'any',
      page: '2',
      view: 'list',
    });
  });

  it('leaves the rest of the address alone', () => {
    expect(writeListState(readListState({}, rules), { view: 'board', page: '4' }, rules)).toEqual({
      view: 'board',
    });
  });

  it('survives nonsense', () => {
    expect(readListState({ page: '-1', perPage: 'x' }, rules)).toMatchObject({ page: 1, perPage: 25 });
  });

  it('sends flags as one value and choices as many in a request', () => {
    expect(
      listQueryOf({ page: 1, perPage: 25, sort: 'a', search: '', filters: { a: ['true'], b: ['x', 'y'] } }),
    ).toEqual({ page: 1, perPage: 25, sort: 'a', a: 'true', b: ['x', 'y'] });
  });
});
