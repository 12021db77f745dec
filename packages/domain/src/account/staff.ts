import { z } from 'zod';

import { isAdministrator, roleKeys, type RoleKey } from '../access/index.ts';
import { email, phone } from '../identity/index.ts';
import { line, orEmpty } from '../shared/index.ts';
import { languages } from './settings.ts';

/** The state of an account: invited and not yet activated, in use, or closed. */
export const accountStates = ['invited', 'active', 'deactivated'] as const;
export type AccountState = (typeof accountStates)[number];

const roleList = z
  .array(z.enum(roleKeys, 'value_not_allowed'))
  .min(1, 'required')
  .max(roleKeys.length, 'too_many')
  .transform((keys) => [...new Set(keys)]);

/** A new member of staff; the link that activates the account goes to the e-mail. */
export const invitation = z.strictObject({
  email,
  firstName: line(100),
  lastName: line(100),
  phoneNumber: orEmpty(phone).default(null),
  position: orEmpty(line(100)).default(null),
  locale: z.enum(languages, 'value_not_allowed').default('pl'),
  roles: roleList,
});

export type Invitation = z.output<typeof invitation>;

/** What an administrator changes of an account; what is left out stays. */
export const staffPatch = z.strictObject({
  email: email.optional(),
  firstName: line(100).optional(),
  lastName: line(100).optional(),
  phoneNumber: orEmpty(phone).optional(),
  position: orEmpty(line(100)).optional(),
  locale: z.enum(languages, 'value_not_allowed').optional(),
  roles: roleList.optional(),
});

export type StaffPatch = z.output<typeof staffPatch>;

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
