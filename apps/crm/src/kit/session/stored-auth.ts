import type { StoredAuth } from '@szansa/api-client/stored-auth';

import { localStore } from '#kit/storage.ts';

const storageKey = 'szansa.auth';
const parts = [
  'tokenData',
  'user',
  'permissions',
  'userPermissions',
  'excludableFields',
  'userExcludedFields',
  'hiddenColumns',
  'agency',
] as const satisfies (keyof StoredAuth)[];

function isComplete(value: unknown): value is StoredAuth {
  return typeof value === 'object' && value !== null && parts.every((part) => part in value);
}

/** The stored session, `null` without one, or `'broken'` when it lacks a part and has just been removed. */
export function readStoredAuth(): StoredAuth | null | 'broken' {
  const text = localStore.getItem(storageKey);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (isComplete(value)) return value;
  } catch {
    // what cannot be read is as good as incomplete
  }
  localStore.removeItem(storageKey);
  return 'broken';
}

export function writeStoredAuth(auth: StoredAuth): void {
  localStore.setItem(storageKey, JSON.stringify(auth));
}
