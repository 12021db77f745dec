import type { Generated } from '#platform';

/** How the set-up of a new agency goes on: one row from its first step. */
interface SetupTable {
  id: Generated<number>;
  /** Who opened the link of the installation; null once the account is deleted. */
  administratorId: string | null;
  secondFactorPostponed: Generated<boolean>;
  mailboxPostponed: Generated<boolean>;
  firstStepsDismissed: Generated<boolean>;
}

/** The tables of the set-up. */
export interface SetupTables {
  setup: SetupTable;
}
