import { defaultRights, entities, type Entity } from '@szansa/domain/access';
import { describe, expect, it } from 'vitest';

import { changeOfCell, differingRights, shownEntities } from './rights-of-role.ts';

const names = Object.fromEntries(entities.map((entity) => [entity, entity])) as Record<Entity, string>;

describe('rights of a role', () => {
  it('differ from the defaults by what was granted and what was removed', () => {
    const rights = [
      ...defaultRights.WORKER.filter((right) => right !== 'customer.edit'),
      'label.create',
    ] as const;
    expect([...differingRights('WORKER', rights)].toSorted()).toEqual(['customer.edit', 'label.create']);
    expect(differingRights('WORKER', defaultRights.WORKER).size).toBe(0);
  });

  it('are found by a fragment of the name, Polish letters folded', () => {
    const polish = { ...names, dealer: 'Źródła', bank: 'Banki' };
    expect(shownEntities({ search: 'zrod', onlyDifferent: false }, polish, new Set())).toEqual(['dealer']);
  });

  it('can be narrowed to those that differ', () => {
    const view = { search: '', onlyDifferent: true };
    expect(shownEntities(view, names, new Set(['label.create']))).toEqual(['label']);
  });

  it('to change or create something brings the right to see it', () => {
    expect(changeOfCell([], 'bank', 'edit', true)).toEqual({ grant: ['bank.edit', 'bank.get'], revoke: [] });
    expect(changeOfCell(['bank.get'], 'bank', 'edit', true)).toEqual({ grant: ['bank.edit'], revoke: [] });
  });

  it('the right to see something is not removed alone: what cannot be seen cannot be changed', () => {
    expect(changeOfCell(['bank.get', 'bank.edit'], 'bank', 'get', false)).toEqual({
      grant: [],
      revoke: ['bank.edit', 'bank.get'],
    });
    expect(changeOfCell(['bank.get', 'bank.edit'], 'bank', 'edit', false)).toEqual({
      grant: [],
      revoke: ['bank.edit'],
    });
  });
});
