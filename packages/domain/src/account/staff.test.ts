import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isAdministrator, roleKeys, type RoleKey } from '../access/index.ts';
import { looksAfter, refusedDeactivation, refusedRoles } from './index.ts';

const someRoles = fc.uniqueArray(fc.constantFrom(...roleKeys), { minLength: 1 });
const member = (id: string, ...roles: RoleKey[]) => ({ id, roles });
const owner = member('owner', 'SUPER_ADMIN');
const boss = member('boss', 'ADMIN');
const anna = member('anna', 'WORKER');

describe('AC5 who looks after whom', () => {
  it('administrators after staff, super administrators after everyone', () => {
    fc.assert(
      fc.property(someRoles, someRoles, (by, roles) => {
        const isAllowed =
          by.includes('SUPER_ADMIN') || (by.includes('ADMIN') && !roles.includes('SUPER_ADMIN'));
        expect(looksAfter(by, roles)).toBe(isAllowed);
      }),
    );
  });

  it('only a super administrator grants or removes that role', () => {
    expect(refusedRoles(boss, anna, ['SUPER_ADMIN'], 3)).toBe('access_denied');
    expect(refusedRoles(boss, member('zofia', 'SUPER_ADMIN'), ['WORKER'], 3)).toBe('access_denied');
    expect(refusedRoles(owner, anna, ['SUPER_ADMIN'], 3)).toBeNull();
    expect(refusedRoles(owner, member('zofia', 'SUPER_ADMIN'), ['WORKER'], 3)).toBeNull();
  });

  it('no other user changes roles or deactivates at all', () => {
    fc.assert(
      fc.property(someRoles, someRoles, someRoles, fc.nat(3), (by, roles, next, others) => {
        fc.pre(!isAdministrator(by));
        const [other, person] = [member('somebody', ...by), member('person', ...roles)];
        expect(refusedRoles(other, person, next, others)).toBe('access_denied');
        expect(refusedDeactivation(other, person, others)).toBe('access_denied');
      }),
    );
  });
});

describe('AC6 the last super administrator', () => {
  it('does not lose the role or the account', () => {
    expect(refusedRoles(owner, owner, ['ADMIN'], 0)).toBe('last_administrator');
    expect(refusedDeactivation(owner, owner, 0)).toBe('last_administrator');
    expect(refusedRoles(owner, owner, ['SUPER_ADMIN', 'WORKER'], 0)).toBeNull();
  });

  it('remains, whatever is done one after another', () => {
    const step = fc.record({
      by: fc.nat(3),
      whom: fc.nat(3),
      roles: fc.option(someRoles, { nil: null }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let staff: { id: string; roles: readonly RoleKey[] }[] = [
          owner,
          member('second', 'SUPER_ADMIN'),
          boss,
          anna,
        ];
        for (const { by, whom, roles } of steps) {
          const [administrator, person] = [staff[by], staff[whom]];
          if (!administrator || !person) continue;
          const others = staff.filter(({ id, roles: of }) => id !== person.id && of.includes('SUPER_ADMIN'));
          const refused = roles
            ? refusedRoles(administrator, person, roles, others.length)
            : refusedDeactivation(administrator, person, others.length);
          if (refused === null) {
            staff = staff.flatMap((one) => (one.id !== person.id ? one : roles ? { ...one, roles } : []));
          }
        }
        expect(staff.some((one) => one.roles.includes('SUPER_ADMIN'))).toBe(true);
      }),
    );
  });
});

describe('AC7 oneself', () => {
  it('is not deactivated', () => {
    expect(refusedDeactivation(boss, boss, 1)).toBe('own_account');
    expect(refusedDeactivation(owner, owner, 1)).toBe('own_account');
    expect(refusedDeactivation(boss, anna, 1)).toBeNull();
  });

  it('does not lose the own administrator role, but may lose others', () => {
    const both = member('boss', 'ADMIN', 'WORKER');
    expect(refusedRoles(both, both, ['WORKER'], 1)).toBe('own_account');
    expect(refusedRoles(both, both, ['ADMIN'], 1)).toBeNull();
    expect(refusedRoles(owner, owner, ['ADMIN'], 1)).toBeNull();
  });
});
