import type { Data, Endpoints } from '@szansa/api-client/client';

export type Operation = Data<Endpoints['operations']['get']>;

type State = Operation['state'];

/** Whether an operation in this state is over. */
export function isEnded(state: State): state is Exclude<State, 'waiting' | 'running'> {
  return state !== 'waiting' && state !== 'running';
}
