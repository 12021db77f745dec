import { shownAudit, type ShownAction, type ShownEntity } from '@szansa/domain/audit';
import type { CalendarDate } from '@szansa/domain/shared';
import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely';

import { personOf } from '#modules/users';
import {
  containsAll,
  countRows,
  startOfDay,
  onPage,
  rowQuery,
  sortOf,
  type Counting,
  type Database,
  type Db,
  type Page,
  type RowOf,
} from '#platform';

export interface AuditFilters {
  readonly actorId?: readonly string[] | undefined;
  readonly action?: readonly ShownAction[] | undefined;
  readonly entity?: readonly ShownEntity[] | undefined;
  readonly entityId?: string | undefined;
  /** Days in Warsaw, both included. */
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
  readonly search?: string | undefined;
}

/** Condition for the entries that administrators may read: the table contains changes of all records. */
const isShown = sql<SqlBool>`(${sql.join(
  Object.entries(shownAudit).map(
    ([entity, actions]) =>
      sql`audit_log.entity = ${sql.lit(entity)} and audit_log.action in (${sql.join(actions.map((action) => sql.lit(action)))})`,
  ),
  sql` or `,
)})`;

/** The name of what a line is about, as it is now; null when it has none any more. */
const subject = sql<string | null>`case audit_log.entity
  when 'user' then (
    select u.first_name || ' ' || u.last_name from app_user u where u.id = audit_log.entity_id::uuid
  )
  when 'role' then (select r.name from role r where r.key = audit_log.entity_id)
  when 'agency' then (select a.name from agency a)
  when 'customer' then (
    select coalesce(
      nullif(concat_ws(' ', c.first_name, c.last_name), ''),
      (select o.name from customer_customer_organisation l
       join customer_organisation o on o.id = l.customer_organisation_id
       where l.customer_id = c.id order by l.position limit 1)
    ) from customer c where c.id = audit_log.entity_id::uuid
  )
end`;

/** Who did it, and what it was done to. */
const searched = sql<string>`fold(concat_ws(' ',
  (select u.first_name || ' ' || u.last_name || ' ' || u.email from app_user u where u.id = audit_log.actor_id),
  ${subject}
))`;
/** Apart from names: the dots of an address are not those people group numbers with. */
const isFrom = (search: string) => sql<SqlBool>`strpos(audit_log.address, ${search.toLowerCase()}) > 0`;

function filtered<O>(query: SelectQueryBuilder<Database, 'auditLog', O>, filters: AuditFilters) {
  const { actorId, action, entity, entityId, from, to, search } = filters;
  return query
    .where(isShown)
    .$if(actorId !== undefined, (found) => found.where('auditLog.actorId', 'in', actorId ?? []))
    .$if(action !== undefined, (found) => found.where('auditLog.action', 'in', action ?? []))
    .$if(entity !== undefined, (found) => found.where('auditLog.entity', 'in', entity ?? []))
    .$if(entityId !== undefined, (found) => found.where('auditLog.entityId', '=', entityId ?? ''))
    .$if(from !== undefined, (found) => found.where('auditLog.at', '>=', startOfDay(from ?? '')))
    .$if(to !== undefined, (found) => found.where('auditLog.at', '<', startOfDay(to ?? '', 1)))
    .$if(Boolean(search), (found) =>
      found.where((eb) => eb.or([containsAll(searched, search ?? ''), isFrom(search ?? '')])),
    );
}

function lines(db: Db, filters: AuditFilters) {
  return filtered(db.selectFrom('auditLog'), filters)
    .select(['auditLog.id', 'auditLog.at', 'auditLog.address', 'auditLog.entityId', 'auditLog.changes'])
    .select((eb) => [
      eb.ref('auditLog.action').$castTo<ShownAction>().as('action'),
      eb.ref('auditLog.entity').$castTo<ShownEntity>().as('entity'),
      personOf(eb.ref('auditLog.actorId')).as('actor'),
      subject.as('subject'),
    ]);
}

export type AuditRow = RowOf<typeof listLines>;

/** One page of the log. */
export function listLines(db: Db, filters: AuditFilters, order: { readonly sort: 'at' | '-at' } & Page) {
  const { direction } = sortOf<'at'>(order.sort);
  return rowQuery(
    onPage(lines(db, filters).orderBy('auditLog.at', direction).orderBy('auditLog.id', direction), order),
  );
}

export function countLines(db: Db, filters: AuditFilters): Counting {
  return countRows(db, filtered(db.selectFrom('auditLog').select('auditLog.id'), filters));
}

/** Position of an entry: its instant to the microsecond, in PostgreSQL's notation, and its id. */
export interface LinePlace {
  readonly place: string;
  readonly id: string;
}

/** The lines before one, the latest first; from the latest for null. */
export function linesBefore(
  db: Db,
  filters: AuditFilters,
  { before, limit }: { readonly before: LinePlace | null; readonly limit: number },
): Promise<(AuditRow & LinePlace)[]> {
  return lines(db, filters)
    .select(sql<string>`audit_log.at::text`.as('place'))
    .$if(before !== null, (found) =>
      found.where(
        sql<SqlBool>`(audit_log.at, audit_log.id) < (${before?.place}::timestamptz, ${before?.id}::uuid)`,
      ),
    )
    .orderBy('auditLog.at', 'desc')
    .orderBy('auditLog.id', 'desc')
    .limit(limit)
    .execute();
}
