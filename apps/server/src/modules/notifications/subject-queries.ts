import type { Right } from '@szansa/domain/access';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

import type { Person } from '#platform';

/** A record as notifications name it. */
export interface NamedSubject {
  readonly name: string;
  /** Of an opportunity. */
  readonly customerId: string | null;
}

/** A kind of record that notifications are about; its module knows who reads it. */
export interface NotificationSubject {
  /** The column of a notification that names the record. */
  readonly column: 'customerFileId' | 'internalEnquiryId' | 'companyNoticeId' | 'receivedMailId';
  /** Whether an active user, of `app_user`, may read the record now, and what the right protects in it, in SQL. */
  readonly isReader: (recordId: string, right: Right) => Expression<SqlBool>;
  /** Whether the user may read the record of a `notification`, in SQL. */
  readonly isReadable: (reader: Person) => Expression<SqlBool>;
  /** The record that a `notification` names, in SQL. */
  readonly named: RawBuilder<NamedSubject | null>;
}

const columns = {
  customerFileId: 'customer_file_id',
  internalEnquiryId: 'internal_enquiry_id',
  companyNoticeId: 'company_notice_id',
  receivedMailId: 'received_mail_id',
} as const;

/**
 * Returns for a notification whether the user may read its record, for each kind of record, and the record's name.
 */
export function aboutSubjects(subjects: readonly NotificationSubject[], reader: Person) {
  return {
    readable: subjects.map(
      ({ column, isReadable }) =>
        sql<SqlBool>`(notification.${sql.ref(columns[column])} is null or ${isReadable(reader)})`,
    ),
    named: sql<NamedSubject | null>`coalesce(${sql.join(subjects.map(({ named }) => named))})`,
  };
}
