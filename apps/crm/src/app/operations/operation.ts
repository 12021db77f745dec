import type { Data, Endpoints } from '@szansa/api-client/client';

export type Operation = Data<Endpoints['operations']['get']>;

/** An id in what came of an operation of a kind; null for any other, and while it goes on. */
function idInResult({ kind, result }: Operation, ofKind: string, name: string): string | null {
  if (kind !== ofKind || typeof result !== 'object' || result === null) return null;
  const id: unknown = Object.entries(result).find(([key]) => key === name)?.[1];
  return typeof id === 'string' ? id : null;
}

/** The change of many records an operation has done. */
export const bulkChangeOf = (operation: Operation) => idInResult(operation, 'bulk.change', 'bulkChangeId');

/** The kind of operations that make export files. */
export const exportKind = 'export.make';

/** The export whose file an operation has made. */
export const exportOf = (operation: Operation) => idInResult(operation, exportKind, 'exportId');

type State = Operation['state'];

export type EndedState = Exclude<State, 'waiting' | 'running'>;

/** Whether an operation in this state is over. */
export function isEnded(state: State): state is EndedState {
  return state !== 'waiting' && state !== 'running';
}
