import { createClient, type Client } from '@szansa/api-client/client';

import { demoPassword } from '../demo-server.ts';
import { signInAt, type SignedIn } from '../sign-in.ts';
import { serverUrl } from './server-address.ts';
import { staff, type Person } from './staff.ts';

/** Somebody a spec has invited for itself. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Somebody of the seeded agency, or somebody invited by a spec. */
export type Who = Person | Account;

function accountOf(who: Who): Account {
  return typeof who === 'string' ? { email: staff[who].email, password: demoPassword } : who;
}

/** A new session of somebody without a second factor. */
export function signIn(who: Who): Promise<SignedIn> {
  const { email, password } = accountOf(who);
  return signInAt(serverUrl(), email, password);
}

/** What a browser keeps of a session, for a context that starts signed in. */
export function storageOf(auth: SignedIn) {
  const entry = { name: 'szansa.auth', value: JSON.stringify(auth) };
  return { cookies: [], origins: [{ origin: serverUrl(), localStorage: [entry] }] };
}

/** The API as nobody, or with a session. */
export function apiWith(auth: SignedIn | null): Client {
  return createClient({
    baseUrl: `${serverUrl()}/api`,
    token: () => auth?.tokenData.accessToken,
    language: () => 'pl',
  });
}

const clients = new Map<string, Promise<Client>>();

/** The API as somebody, for what a spec needs but does not prove. */
export function apiAs(who: Who): Promise<Client> {
  const { email } = accountOf(who);
  const known = clients.get(email);
  if (known) return known;
  const made = signIn(who).then(apiWith);
  clients.set(email, made);
  return made;
}
