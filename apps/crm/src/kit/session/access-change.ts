import type { StoredAuth } from '@szansa/api-client/stored-auth';

type Access = Pick<StoredAuth, 'userPermissions' | 'userExcludedFields' | 'hiddenColumns'>;

function hasAll(whole: readonly string[], part: readonly string[]): boolean {
  return part.every((one) => whole.includes(one));
}

/** Returns `'shrank'` when any access was removed, `'grew'` when access was only added, otherwise `'same'`. */
export function accessChange(before: Access, after: Access): 'same' | 'grew' | 'shrank' {
  const hasEverything =
    hasAll(after.userPermissions, before.userPermissions) &&
    hasAll(before.userExcludedFields, after.userExcludedFields) &&
    hasAll(before.hiddenColumns, after.hiddenColumns);
  if (!hasEverything) return 'shrank';
  const gainsNothing =
    hasAll(before.userPermissions, after.userPermissions) &&
    hasAll(after.userExcludedFields, before.userExcludedFields) &&
    hasAll(after.hiddenColumns, before.hiddenColumns);
  return gainsNothing ? 'same' : 'grew';
}
