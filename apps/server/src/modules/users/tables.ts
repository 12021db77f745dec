import type { ExcludableField, RoleKey } from '@szansa/domain/access';
import type { Language, Theme } from '@szansa/domain/account';

import type { CreatedAt, Generated } from '#platform';

interface AppUserTable {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  position: string | null;
  locale: Generated<Language>;
  theme: Generated<Theme>;
  newActivityMode: Generated<boolean>;
  isActive: Generated<boolean>;
  passwordHash: string | null;
  /** null while an invitation is pending. */
  activatedAt: Date | null;
  pictureFileId: string | null;
  /** Sealed, as is the pending one. */
  totpSeed: Buffer | null;
  totpEnrolledAt: Date | null;
  totpLastStep: number | null;
  totpPendingSeed: Buffer | null;
  version: Generated<number>;
  createdAt: CreatedAt;
}

interface UserRoleTable {
  userId: string;
  roleKey: RoleKey;
}

interface UserExcludedFieldTable {
  userId: string;
  field: ExcludableField;
}

/** The tables of users. */
export interface UsersTables {
  appUser: AppUserTable;
  userRole: UserRoleTable;
  userExcludedField: UserExcludedFieldTable;
}
