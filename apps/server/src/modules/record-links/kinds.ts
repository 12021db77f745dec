import type { Right } from '@szansa/domain/access';
import type { LinkedKind } from '@szansa/domain/record-link';

import type { StaffContext } from '#platform';

/** How records of a kind are told of where links lead to them. */
export interface LinkedDeclaration {
  /** Who lacks it is told of none; null for what needs no right. */
  readonly right: Right | null;
  /** Reads one for who may read it. @throws 404 */
  readonly describe: (
    context: StaffContext,
    id: string,
  ) => Promise<{ readonly name: string; readonly status?: string | undefined }>;
}

export type LinkedRegistry = Readonly<Record<LinkedKind, LinkedDeclaration>>;
