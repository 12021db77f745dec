import type { RoleKey } from '@szansa/domain/access';

/** What the roles of every new agency are called. */
export const demoRoleNames: Readonly<Record<RoleKey, string>> = {
  SUPER_ADMIN: 'Superadministrator',
  ADMIN: 'Administrator',
  WORKER: 'Pracownik',
  ADMIN_REPORTS: 'Administrator raportów',
  PLATFORMER: 'Platformowiec',
};
