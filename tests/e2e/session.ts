import { createClient, type Client, type Data, type Endpoints } from '@szansa/api-client/client';

import { demoPassword } from '../demo-server.ts';
import { serverUrl } from './server-address.ts';
import { staff, type Person } from './staff.ts';

type StoredAuth = Data<Endpoints['auth']['login']>;

/** A new session of a person. */
export async function signIn(person: Person): Promise<StoredAuth> {
  const client = createClient({ baseUrl: `${serverUrl()}/api`, language: () => 'pl' });
  return client.auth.login({ body: { email: staff[person].email, password: demoPassword } });
}

/** What a browser keeps of a session, for a context that starts signed in. */
export function storageOf(auth: StoredAuth) {
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
