import { sql, type ExpressionBuilder, type SelectQueryBuilder } from 'kysely';

import {
  containsAll,
  countRows,
  onPage,
  rowQuery,
  sortOf,
  type Counting,
  type Database,
  type Db,
  type Page,
  type RowOf,
} from '#platform';

/** Who reads: a super administrator all mails, others none that leads into the account of an administrator. */
export interface MailReader {
  readonly isSuper: boolean;
  /** Whether customers’ e-mails are shown to them. */
  readonly seesCustomers: boolean;
}

export interface MailFilters {
  readonly search?: string | undefined;
  readonly states?: readonly Database['outboxMail']['state'][] | undefined;
  readonly kinds?: readonly Database['outboxMail']['kind'][] | undefined;
  readonly reader: MailReader;
}

function visible<O>(
  query: SelectQueryBuilder<Database, 'outboxMail', O>,
  { isSuper, seesCustomers }: MailReader,
) {
  const shown = query.$if(!seesCustomers, (found) => found.where('outboxMail.kind', '<>', 'customer_notice'));
  return shown.$if(!isSuper, (found) =>
    found.where('outboxMail.userId', 'is not', null).where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('userRole')
            .select('userRole.userId')
            .whereRef('userRole.userId', '=', 'outboxMail.userId')
            .where((role) =>
              role.or([
                role('userRole.roleKey', '=', 'SUPER_ADMIN'),
                role.and([
                  role('userRole.roleKey', '=', 'ADMIN'),
                  role('outboxMail.kind', 'not in', ['notice', 'customer_notice']),
                ]),
              ]),
            ),
        ),
      ),
    ),
  );
}

function filtered<O>(query: SelectQueryBuilder<Database, 'outboxMail', O>, filters: MailFilters) {
  const { search, states, kinds } = filters;
  return visible(query, filters.reader)
    .$if(Boolean(search), (found) =>
      found.where(containsAll(sql<string>`fold(recipient || ' ' || subject)`, search ?? '')),
    )
    .$if(states !== undefined, (found) => found.where('outboxMail.state', 'in', states ?? []))
    .$if(kinds !== undefined, (found) => found.where('outboxMail.kind', 'in', kinds ?? []));
}

const columns = [
  'outboxMail.id',
  'outboxMail.kind',
  'outboxMail.state',
  'outboxMail.recipient',
  'outboxMail.subject',
  'outboxMail.createdAt',
  'outboxMail.sentAt',
  'outboxMail.attempts',
  'outboxMail.lastError',
] as const;

/** The file a mail brings along, by its name. */
function attachment(eb: ExpressionBuilder<Database, 'outboxMail'>) {
  return eb
    .selectFrom('storedFile')
    .select('storedFile.name')
    .whereRef('storedFile.id', '=', 'outboxMail.attachmentFileId')
    .as('attachment');
}

/** One page of mails. */
export function listMails(
  db: Db,
  filters: MailFilters,
  order: { readonly sort: 'createdAt' | '-createdAt' } & Page,
) {
  const { field, direction } = sortOf<'createdAt'>(order.sort);
  return rowQuery(
    onPage(
      filtered(db.selectFrom('outboxMail'), filters)
        .select(columns)
        .select(attachment)
        .orderBy(`outboxMail.${field}`, direction)
        .orderBy('outboxMail.id', direction),
      order,
    ),
  );
}

/** How many there are in all. */
export function countMails(db: Db, filters: MailFilters): Counting {
  return countRows(db, filtered(db.selectFrom('outboxMail').select('outboxMail.id'), filters));
}

/** One mail with its sealed text. */
export function findMail(db: Db, id: string, reader: MailReader) {
  return visible(db.selectFrom('outboxMail'), reader)
    .select([...columns, 'outboxMail.userId', 'outboxMail.body'])
    .select(attachment)
    .where('outboxMail.id', '=', id)
    .executeTakeFirst();
}

export type MailRow = RowOf<typeof listMails>;
