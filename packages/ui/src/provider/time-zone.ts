import { createContext, useContext } from 'react';

export const TimeZoneContext = createContext<string | undefined>(undefined);

/** Returns the IANA name of the zone of displayed days and hours; the browser's own where the provider has none. */
export function useTimeZone(): string {
  return useContext(TimeZoneContext) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
