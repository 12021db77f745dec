import type { Right } from '@szansa/domain/access';
import type { LinkedKind } from '@szansa/domain/record-link';

import type { StaffContext } from '#platform';

/** How links to records of a kind are described. */
export interface LinkedDeclaration {
  /** Right needed to see a description; null where no right is needed. */
  readonly right: Right | null;
  /** Reads one for who may read it. @throws 404 */
  readonly describe: (
    context: StaffContext,
    id: string,
  ) => Promise<{ readonly name: string; readonly status?: string | undefined }>;
}

export type LinkedRegistry = Readonly<Record<LinkedKind, LinkedDeclaration>>;
