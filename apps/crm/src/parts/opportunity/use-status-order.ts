import type { OpportunityStatus } from '@szansa/domain/opportunity';
import { atom, useAtomValue } from 'jotai';

import { authAtom } from '#kit/session/session-atoms.ts';

const statusOrderAtom = atom(
  (get): readonly OpportunityStatus[] => get(authAtom)?.agency.statuses.map(({ slug }) => slug) ?? [],
);

/** The statuses in the order the agency has given its board. */
export function useStatusOrder(): readonly OpportunityStatus[] {
  return useAtomValue(statusOrderAtom);
}
