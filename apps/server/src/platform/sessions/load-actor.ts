import {
  allRights,
  hiddenFields,
  type ExcludableField,
  type RoleKey,
  type Right,
} from '@szansa/domain/access';
import type { Language } from '@szansa/domain/account';
import type pg from 'pg';

import type { Actor, Person } from './actor.ts';

interface PersonRow {
  user_id: string;
  first_name: string;
  last_name: string;
  picture_file_id: string | null;
  email: string;
  locale: Language;
  roles: RoleKey[];
  rights: Right[];
  excluded_fields: ExcludableField[];
}

interface Row extends PersonRow {
  session_id: string;
  is_due: boolean;
}

/** A session lives as long unused as the agency allows, has an end, and its user is active. */
export const liveSession = `s.expires_at > now() and u.is_active
  and s.last_used_at > now() - (select make_interval(hours => session_idle_hours) from agency)`;

/** Columns of a user's identity and permissions. */
const person = `
  u.id as user_id, u.first_name, u.last_name, u.email, u.locale, u.picture_file_id,
  array(select role_key from user_role where user_id = u.id) as roles,
  array(select distinct r."right" from user_role ur join role_right r on r.role_key = ur.role_key
        where ur.user_id = u.id) as rights,
  array(select field from user_excluded_field where user_id = u.id
        union select f.field from user_role ur join role_excluded_field f on f.role_key = ur.role_key
        where ur.user_id = u.id) as excluded_fields`;

const query = {
  name: 'load-actor',
  text: `
    select ${person}, s.id as session_id, s.last_used_at < now() - interval '1 minute' as is_due
    from session s join app_user u on u.id = s.user_id
    where s.token_hash = $1 and ${liveSession}`,
};

const touch = {
  name: 'touch-session',
  text: `update session set last_used_at = now()
         where id = $1 and last_used_at < now() - interval '1 minute'`,
};

/** The actor of a live session by the hash of its token, else null; notes at most once a minute that it is used. */
export async function loadActor(pool: pg.Pool, tokenHash: Buffer): Promise<Actor | null> {
  const { rows } = await pool.query<Row>({ ...query, values: [tokenHash] });
  const row = rows[0];
  if (!row) return null;
  if (row.is_due) await pool.query({ ...touch, values: [row.session_id] });
  return { ...personOf(row), sessionId: row.session_id };
}

const personQuery = {
  name: 'load-person',
  text: `select ${person} from app_user u where u.id = $1 and u.is_active`,
};

/** Returns a staff member by id, whether they are signed in or not; null once they are deactivated. */
export async function loadPerson(pool: pg.Pool, userId: string): Promise<Person | null> {
  const { rows } = await pool.query<PersonRow>({ ...personQuery, values: [userId] });
  return rows[0] ? personOf(rows[0]) : null;
}

/**
 * Returns the actor for work that continues after their session, which may have ended; null once they are
 * deactivated.
 */
export async function loadOwner(
  pool: pg.Pool,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
): Promise<Actor | null> {
  const owner = await loadPerson(pool, userId);
  return owner && { ...owner, sessionId };
}

function personOf(row: PersonRow): Person {
  const isSuper = row.roles.includes('SUPER_ADMIN');
  const rights = new Set(isSuper ? allRights : row.rights);
  return {
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    pictureId: row.picture_file_id,
    email: row.email,
    locale: row.locale,
    roles: row.roles,
    rights,
    excludedFields: new Set(hiddenFields(isSuper ? [] : row.excluded_fields, rights)),
    can: (right) => rights.has(right),
  };
}
