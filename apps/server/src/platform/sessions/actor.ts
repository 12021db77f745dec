import type { ExcludableField, RoleKey, Right } from '@szansa/domain/access';
import type { Language } from '@szansa/domain/account';

/** A staff member with everything that their permissions depend on. */
export interface Person {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly pictureId: string | null;
  readonly email: string;
  readonly locale: Language;
  readonly roles: readonly RoleKey[];
  readonly rights: ReadonlySet<Right>;
  /** Fields hidden from the actor (rule AX1); the HTTP layer strips and refuses them, queries must not search them. */
  readonly excludedFields: ReadonlySet<ExcludableField>;
  can(right: Right): boolean;
}

/** Who calls. */
export interface Actor extends Person {
  readonly sessionId: string;
}
