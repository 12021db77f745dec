import { namesOf } from '@szansa/domain/access';

import type { Data } from './contract/index.ts';
import type { Endpoints } from './endpoints/index.ts';

type SessionData = Data<Endpoints['auth']['session']>;

/** The parts of a session that the server sends as sets and the browser stores as lists of names. */
type Sets = 'permissions' | 'userPermissions' | 'excludableFields' | 'userExcludedFields';

type Listed = { [Part in Sets]: SessionData[Part][number]['items'][number]['name'][] };

/** A session with lists of names, each name once, in the place of the sets the server answers with. */
export type WithNames<Session extends SessionData> = Omit<Session, Sets> & Listed;

/** What a session leaves in the browser, in one entry of local storage (specification, section 3). */
export type StoredAuth = WithNames<Data<Endpoints['auth']['loginTotp']>>;

/** Converts a session from the server into the form the browser stores. */
export function withNames<Session extends SessionData>(session: Session): WithNames<Session> {
  return {
    ...session,
    permissions: namesOf(session.permissions),
    userPermissions: namesOf(session.userPermissions),
    excludableFields: namesOf(session.excludableFields),
    userExcludedFields: namesOf(session.userExcludedFields),
  };
}
