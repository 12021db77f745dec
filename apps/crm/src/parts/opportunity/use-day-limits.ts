import type { OpportunityStatus } from '@szansa/domain/opportunity';
import { atom, useAtomValue } from 'jotai';

import { authAtom } from '#kit/session/session-atoms.ts';

type DayLimits = Readonly<Partial<Record<OpportunityStatus, number>>>;

const dayLimitsAtom = atom((get): DayLimits =>
  Object.fromEntries(get(authAtom)?.agency.statuses.map(({ slug, dayLimit }) => [slug, dayLimit]) ?? []),
);

/** Returns the agency's limits of days for each status; 0 for no limit. */
export function useDayLimits(): DayLimits {
  return useAtomValue(dayLimitsAtom);
}
