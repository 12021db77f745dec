import { createContext, useContext } from 'react';

export interface Editing {
  /** Whether the user may change the opportunity, be it after the consent for closed ones. */
  readonly mayEdit: boolean;
  /** Runs a change, after prompting for consent where it is needed. */
  readonly edit: (change: () => void) => void;
}

export const EditingContext = createContext<Editing>({ mayEdit: false, edit: () => {} });

/** Whether and how what belongs to the open opportunity may be changed. */
export function useEditing(): Editing {
  return useContext(EditingContext);
}
