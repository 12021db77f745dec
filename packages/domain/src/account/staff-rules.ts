import { isAdministrator, type RoleKey } from '../access/index.ts';

export interface StaffMember {
  readonly id: string;
  readonly roles: readonly RoleKey[];
}

const isSuper = (roles: readonly RoleKey[]) => roles.includes('SUPER_ADMIN');

/** Returns whether an administrator may manage an account with these roles, or assign them (rule AC5). */
export function looksAfter(administrator: readonly RoleKey[], roles: readonly RoleKey[]): boolean {
  return isAdministrator(administrator) && (isSuper(administrator) || !isSuper(roles));
}

/** Why an account may not get other roles; null when it may. */
export function refusedRoles(
  administrator: StaffMember,
  person: StaffMember,
  next: readonly RoleKey[],
  otherSuperAdministrators: number,
): 'access_denied' | 'last_administrator' | 'own_account' | null {
  if (!looksAfter(administrator.roles, person.roles) || !looksAfter(administrator.roles, next)) {
    return 'access_denied';
  }
  if (isSuper(person.roles) && !isSuper(next) && otherSuperAdministrators === 0) return 'last_administrator';
  const losesOwn = administrator.id === person.id && isAdministrator(person.roles) && !isAdministrator(next);
  return losesOwn ? 'own_account' : null;
}

/** Why an account may not be deactivated; null when it may (rules AC5 to AC7). */
export function refusedDeactivation(
  administrator: StaffMember,
  person: StaffMember,
  otherSuperAdministrators: number,
): 'access_denied' | 'last_administrator' | 'own_account' | null {
  if (!looksAfter(administrator.roles, person.roles)) return 'access_denied';
  if (isSuper(person.roles) && otherSuperAdministrators === 0) return 'last_administrator';
  return administrator.id === person.id ? 'own_account' : null;
}
