import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import type {
  EnquiryAvailability,
  EnquiryCategory,
  EnquiryEventType,
  EnquiryStatus,
  GrantType,
  ProposalKind,
} from '@szansa/domain/enquiry';

import type { Computed, CreatedAt, Generated, Json, Money } from '#platform';

interface InternalEnquiryTable {
  id: string;
  /** The Warsaw year it was written down in, and its place in it, from 1. */
  year: number;
  number: number;
  title: string;
  category: EnquiryCategory;
  status: EnquiryStatus;
  description: string | null;
  extraDescription: string | null;
  brand: string | null;
  type: string | null;
  availability: EnquiryAvailability | null;
  /** Net. */
  ownShare: Money | null;
  numberOfInstallments: number | null;
  /** Kilometres a year. */
  distanceLimit: number | null;
  grant: GrantType | null;
  workerId: string;
  platformerId: string | null;
  customerFileId: string | null;
  offerId: string | null;
  isArchived: Generated<boolean>;
  archivedAt: Date | null;
  statusChangedAt: CreatedAt;
  lastActivityAt: CreatedAt;
  version: Generated<number>;
  createdBy: string | null;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
  /** `ZW/2026/000123`. */
  individualNumber: Computed<string>;
  searchText: Computed<string>;
}

/** The last number given in each year. */
interface EnquiryCounterTable {
  year: number;
  lastNumber: number;
}

/** Names as they were when it happened. */
export interface EnquiryEventData {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly name?: string | null;
  readonly fields?: string[] | null;
}

interface EnquiryEventTable {
  id: string;
  internalEnquiryId: string;
  type: EnquiryEventType;
  actorId: string | null;
  createdAt: CreatedAt;
  data: Json<EnquiryEventData>;
}

interface EnquiryFileTable {
  id: string;
  internalEnquiryId: string;
  fileId: string;
  createdBy: string | null;
  createdAt: CreatedAt;
}

/** A car as it was when it was proposed. */
export type ProposedCar = NonNullable<Data<Endpoints['internalEnquiryProposals']['get']>['car']>;

/** What was calculated, but for the contact at the bank. */
export type StoredCalculation = Omit<
  NonNullable<Data<Endpoints['internalEnquiryProposals']['get']>['calculation']>,
  'bankRepresentative' | 'sumOfPayments'
>;

interface EnquiryProposalTable {
  id: string;
  internalEnquiryId: string;
  kind: ProposalKind;
  carVariantId: string | null;
  car: Json<ProposedCar> | null;
  calculation: Json<StoredCalculation> | null;
  bankRepresentativeId: string | null;
  note: string | null;
  createdBy: string | null;
  createdAt: CreatedAt;
}

/** The tables of internal enquiries. */
export interface EnquiriesTables {
  internalEnquiry: InternalEnquiryTable;
  enquiryCounter: EnquiryCounterTable;
  enquiryEvent: EnquiryEventTable;
  enquiryFile: EnquiryFileTable;
  enquiryProposal: EnquiryProposalTable;
}
