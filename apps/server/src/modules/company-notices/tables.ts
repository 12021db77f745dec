import type { RoleKey } from '@szansa/domain/access';
import type { NoteNode } from '@szansa/domain/company-notice';

import type { CalendarDate, Computed, CreatedAt, Generated, Json } from '#platform';

interface CompanyNoticeTable {
  id: string;
  title: string;
  note: Json<NoteNode> | null;
  /** The same without its looks. */
  noteText: string;
  isImportant: boolean;
  validUntil: CalendarDate | null;
  roles: RoleKey[];
  createdBy: string | null;
  createdAt: CreatedAt;
  sentBy: string | null;
  /** Null for a draft. */
  sentAt: Date | null;
  remindedAt: Date | null;
  version: Generated<number>;
  searchText: Computed<string>;
}

interface CompanyNoticeUserTable {
  companyNoticeId: string;
  userId: string;
}

interface CompanyNoticeRecipientTable {
  id: string;
  companyNoticeId: string;
  userId: string;
  /** Whether the announcement is for them now. */
  isAddressed: Generated<boolean>;
  readAt: Date | null;
  confirmedAt: Date | null;
}

interface CompanyNoticeFileTable {
  id: string;
  companyNoticeId: string;
  fileId: string;
  createdBy: string | null;
  createdAt: CreatedAt;
}

/** The tables of company announcements. */
export interface CompanyNoticesTables {
  companyNotice: CompanyNoticeTable;
  companyNoticeUser: CompanyNoticeUserTable;
  companyNoticeRecipient: CompanyNoticeRecipientTable;
  companyNoticeFile: CompanyNoticeFileTable;
}
