/** Role keys as section 6 of the specification spells them. */
export const roleKeys = ['SUPER_ADMIN', 'ADMIN', 'WORKER', 'ADMIN_REPORTS', 'PLATFORMER'] as const;

export type RoleKey = (typeof roleKeys)[number];

/** Returns whether one of the roles sells: salespeople own opportunities, all other roles see those of others. */
export function isSalesperson(roles: readonly RoleKey[]): boolean {
  return roles.includes('WORKER');
}

/** An administrator of any kind: may edit every opportunity and decide for others. */
export function isAdministrator(roles: readonly RoleKey[]): boolean {
  return roles.includes('ADMIN') || roles.includes('SUPER_ADMIN');
}
