import type { Endpoints, Input } from '@szansa/api-client/client';

import { authenticator, type Authenticator } from './authenticator.ts';
import { mailedPath } from './mails.ts';
import { apiAs, apiWith, type Account } from './session.ts';

type RoleKey = Input<Endpoints['users']['invite']>['body']['roles'][number];

let invited = 0;

/** Returns an unused e-mail. */
export function uniqueEmail(): string {
  invited += 1;
  return `nowa.osoba.${process.pid}.${invited}@szansa.example`;
}

/** Good enough for every account. */
export const goodPassword = 'Bursztyn+74-Wiatrak';
export const anotherGoodPassword = 'Latawiec=58-Karmel';

interface Wanted {
  readonly role?: RoleKey;
  readonly firstName?: string;
  readonly lastName?: string;
}

export interface Invited {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  /** First and last name. */
  readonly name: string;
}

/** Invites a user whose account is not activated yet. */
export async function invite(requested: Wanted = {}): Promise<Invited> {
  const { role = 'WORKER', firstName = 'Nela', lastName = 'Nowicka' } = requested;
  const api = await apiAs('adam');
  const email = uniqueEmail();
  const { id } = await api.users.invite({ body: { email, firstName, lastName, roles: [role] } });
  return { id, email, firstName, name: `${firstName} ${lastName}` };
}

export interface Newcomer extends Invited, Account {}

/** Invites a user for one spec, and activates the account without a second factor. */
export async function newcomer(requested: Wanted = {}): Promise<Newcomer> {
  const person = await invite(requested);
  await apiWith(null).activation.finish({
    body: { token: await tokenOf(person), password: goodPassword },
  });
  return { ...person, password: goodPassword };
}

export interface GuardedNewcomer extends Newcomer {
  readonly app: Authenticator;
  readonly recoveryCodes: readonly string[];
}

/** The same, with an authenticator app whose first code is used. */
export async function guardedNewcomer(requested: Wanted = {}): Promise<GuardedNewcomer> {
  const person = await invite(requested);
  const { activation } = apiWith(null);
  const token = await tokenOf(person);
  const { enrolment } = await activation.open({ body: { token } });
  const app = authenticator(enrolment.secret);
  const { recoveryCodes } = await activation.finish({
    body: { token, password: goodPassword, code: app.next() },
  });
  return { ...person, password: goodPassword, app, recoveryCodes };
}

async function tokenOf({ email }: Invited): Promise<string> {
  return (await mailedPath(email, 'activate')).replace('/activate/', '');
}
