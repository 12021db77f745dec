import { createClient, type Client } from '@szansa/api-client/client';

import { demoPassword } from '../demo-server.ts';
import { signInAt, type SignedIn } from '../sign-in.ts';
import { serverUrl } from './server-address.ts';
import { staff, type Person } from './staff.ts';

/** A new session of a person. */
export function signIn(person: Person): Promise<SignedIn> {
  return signInAt(serverUrl(), staff[person].email, demoPassword);
}

/** What a browser keeps of a session, for a context that starts signed in. */
export function storageOf(auth: SignedIn) {
  const entry = { name: 'szansa.auth', value: JSON.stringify(auth) };
  return { cookies: [], origins: [{ origin: serverUrl(), localStorage: [entry] }] };
}

const clients = new Map<Person, Promise<Client>>();

/** The API as a person, for what a spec needs but does not prove. */
export function apiAs(person: Person): Promise<Client> {
  const known = clients.get(person);
  if (known) return known;
  const made = signIn(person).then(({ tokenData }) =>
    createClient({
      baseUrl: `${serverUrl()}/api`,
      token: () => tokenData.accessToken,
      language: () => 'pl',
    }),
  );
  clients.set(person, made);
  return made;
}
