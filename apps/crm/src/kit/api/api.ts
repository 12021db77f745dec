import { ApiError, createClient } from '@szansa/api-client/client';
import { createQueries } from '@szansa/api-client/queries';
import { followClock } from '@szansa/ui/clock';
import { QueryClient } from '@tanstack/react-query';

import { refetchOvertaken } from '#kit/live/overtaken-answers.ts';
import { authAtom, store } from '#kit/session/session-atoms.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';

let onSessionExpired: () => void = () => {};

/** Sets the reaction to a 401; the session does this, so that calls need not know the router. */
export function whenSessionExpires(react: () => void): void {
  onSessionExpired = react;
}

/** Calls of the API as the signed-in user. */
export const client = createClient({
  baseUrl: '/api',
  token: () => store.get(authAtom)?.tokenData.accessToken,
  // the session's language is known before its texts are loaded
  language: () => store.get(authAtom)?.user.locale ?? currentLanguage(),
  onUnauthorized: () => onSessionExpired(),
  onServerTime: followClock,
});

/** Query keys, queries and mutations of every endpoint. */
export const queries = createQueries(client);

function isWorthRepeating(failures: number, error: Error): boolean {
  return failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, gcTime: 10 * 60_000, retry: isWorthRepeating },
    mutations: { retry: false },
  },
});

refetchOvertaken(queryClient);
