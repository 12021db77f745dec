import { createClient, type Client } from '@szansa/api-client/client';
import { withNames } from '@szansa/api-client/stored-auth';

import { demoPassword } from '../demo-server.ts';
import { signInAt, type SignedIn } from '../sign-in.ts';

/** Environment variable by which the specs learn where the product runs. */
export const serverVariable = 'SZANSA_E2E_URL';

/** @throws when the run was not set up. */
export function serverUrl(): string {
  const url = process.env[serverVariable];
  if (url === undefined) throw new Error('the specs need the server of the global set-up');
  return url;
}

/** People of the seeded agency the specs act as; all have the demo password. */
export const staff = {
  zofia: { email: 'admin@szansa.example', name: 'Zofia Sadowska' },
  anna: { email: 'anna.nowak@szansa.example', name: 'Anna Nowak' },
  piotr: { email: 'piotr.wisniewski@szansa.example', name: 'Piotr Wiśniewski' },
  katarzyna: { email: 'katarzyna.zak@szansa.example', name: 'Katarzyna Żak' },
  marek: { email: 'marek.dudek@szansa.example', name: 'Marek Dudek' },
  pawel: { email: 'pawel.golab@szansa.example', name: 'Paweł Gołąb' },
  adam: { email: 'adam.maj@szansa.example', name: 'Adam Maj' },
} as const;

export type Person = keyof typeof staff;

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** A user of the seeded agency, or an account, which gets a session of its own each time. */
export type Who = Person | Account;

export function accountOf(person: Person): Account {
  return { email: staff[person].email, password: demoPassword };
}

const sessions = new Map<Person, Promise<SignedIn>>();

/** Returns the session that all specs share for a person of the agency, and a new one for an account. */
export function sessionOf(who: Who): Promise<SignedIn> {
  if (typeof who !== 'string') return signInAt(serverUrl(), who.email, who.password);
  const known = sessions.get(who);
  if (known) return known;
  const opened = sessionOf(accountOf(who));
  sessions.set(who, opened);
  return opened;
}

/** Under which the product stores a session in the browser. */
export const storageKey = 'szansa.auth';

/** Returns what a browser stores of a session, for a context that starts with it. */
export function storageOf(auth: SignedIn) {
  const entry = { name: storageKey, value: JSON.stringify(withNames(auth)) };
  return { cookies: [], origins: [{ origin: serverUrl(), localStorage: [entry] }] };
}

/** Returns the API without a session, or with one. */
export function apiWith(auth: SignedIn | null): Client {
  return createClient({
    baseUrl: `${serverUrl()}/api`,
    token: () => auth?.tokenData.accessToken,
    language: () => 'pl',
  });
}

const clients = new Map<string, Promise<Client>>();

/** Returns the API as a user, for what a spec needs but does not test. */
export function apiAs(who: Who): Promise<Client> {
  const key = typeof who === 'string' ? who : who.email;
  const known = clients.get(key);
  if (known) return known;
  const client = sessionOf(who).then(apiWith);
  clients.set(key, client);
  return client;
}
