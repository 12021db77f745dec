import type { Data, Endpoints } from '@szansa/api-client/client';

export type Operation = Data<Endpoints['operations']['get']>;

/** The change of many records an operation has done; null for any other, and while it goes on. */
export function bulkChangeOf({ kind, result }: Operation): string | null {
  if (kind !== 'bulk.change' || typeof result !== 'object' || result === null) return null;
  return 'bulkChangeId' in result && typeof result.bulkChangeId === 'string' ? result.bulkChangeId : null;
}

/** The kind of operations that make export files: their ends are told by an event of their own. */
export const exportKind = 'export.make';

type State = Operation['state'];

/** Whether an operation in this state is over. */
export function isEnded(state: State): state is Exclude<State, 'waiting' | 'running'> {
  return state !== 'waiting' && state !== 'running';
}
