import { createContext, useContext } from 'react';

export const TimeZoneContext = createContext<string | undefined>(undefined);

/** The IANA name of the zone days and hours are told in; the browser's own where the provider names none. */
export function useTimeZone(): string {
  return useContext(TimeZoneContext) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
