import type { Data, Endpoints } from '@szansa/api-client/client';

export interface StepProps {
  /** Goes on to the next open step; with the state of the set-up where the server has just answered it. */
  onDone: (state?: Data<Endpoints['setup']['get']>) => Promise<void>;
}
