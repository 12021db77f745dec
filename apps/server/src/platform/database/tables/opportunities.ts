import type { IntrestRateType, OfferType, OrderType } from '@szansa/domain/offer';
import type {
  creationMethods,
  DocumentType,
  OpportunityStatus,
  TimelineEventType,
} from '@szansa/domain/opportunity';
import type { Generated } from 'kysely';

import type { CalendarDate, CreatedAt, Json, Money } from '../columns.ts';

/** A sales opportunity; `customerFile` is its name on the wire and in the database. */
export interface CustomerFileTable {
  id: string;
  number: Generated<number>;
  customerId: string;
  workerId: string | null;
  status: OpportunityStatus;
  leadSourceId: string | null;
  chosenOfferId: string | null;
  isArchived: Generated<boolean>;
  archiveReasonId: string | null;
  archiveNote: string | null;
  archivedAt: Date | null;
  statusChangedAt: CreatedAt;
  lastActivityAt: CreatedAt;
  creationMethod: Generated<(typeof creationMethods)[number]>;
  note: string | null;
  version: Generated<number>;
  createdBy: string | null;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

/** Within the session it was given in, a closed opportunity may be edited. */
export interface ClosedEditConsentTable {
  sessionId: string;
  customerFileId: string;
  at: CreatedAt;
}

export interface CustomerFileLabelTable {
  customerFileId: string;
  labelId: string;
}

export interface OfferTable {
  id: string;
  customerFileId: string;
  offerType: OfferType;
  vehicleId: string | null;
  bankRepresentativeId: string | null;
  dealerRepresentativeId: string | null;
  orderType: OrderType | null;
  intrestRateType: IntrestRateType | null;
  isDeposit: Generated<boolean>;
  registrationCity: string | null;
  /** Percent. */
  commisionPercent: string | null;
  commisionAmount: Money | null;
  bookingDate: CalendarDate | null;
  initialPayment: Money | null;
  numberOfInstallments: number | null;
  buyoutPrice: Money | null;
  monthlyAmount: Money | null;
  vehicleValue: Money | null;
  transactionCosts: Money | null;
  sumOfPayments: Money | null;
  invoiceChargedPrice: Money | null;
  vehicleRegistrationDate: CalendarDate | null;
  dealSigningDate: CalendarDate | null;
  dealEndDate: CalendarDate | null;
  carInsuranceId: string | null;
  gapInsuranceId: string | null;
  note: string | null;
  version: Generated<number>;
  createdBy: string | null;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

export interface CommentTable {
  id: string;
  customerFileId: string;
  isNote: Generated<boolean>;
  message: string;
  authorId: string;
  createdAt: CreatedAt;
  updatedAt: Date | null;
  removedAt: Date | null;
}

export interface CommentFileTable {
  commentId: string;
  fileId: string;
  position: Generated<number>;
}

export interface CommentMentionTable {
  commentId: string;
  userId: string;
}

export interface ChatFollowerTable {
  customerFileId: string;
  userId: string;
}

export interface ChatReadTable {
  customerFileId: string;
  userId: string;
  lastReadCommentId: string | null;
  readAt: CreatedAt;
}

export interface DocumentTable {
  id: string;
  customerFileId: string;
  fileId: string;
  type: DocumentType;
  name: string;
  offerId: string | null;
  createdBy: string | null;
  createdAt: CreatedAt;
}

export interface TimelineEventTable {
  id: string;
  customerFileId: string;
  type: TimelineEventType;
  actorId: string | null;
  at: CreatedAt;
  data: Json<Readonly<Record<string, unknown>>>;
}
