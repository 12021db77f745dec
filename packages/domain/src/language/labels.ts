import type { RoleKey } from '../access/index.ts';
import type { ActivityType } from '../activity/index.ts';
import type { AvailabilityAmount, PlatformOfferStatus } from '../catalogue/index.ts';
import type { EnquiryStatus } from '../enquiry/index.ts';
import type { IntrestRateType, OfferType, OrderType } from '../offer/index.ts';
import type {
  ClosingField,
  DocumentType,
  OpportunityStatus,
  TimelineEventType,
} from '../opportunity/index.ts';

/** The names people know the product's values by; complete in every language or it does not compile. */
export interface Labels {
  readonly status: Readonly<Record<OpportunityStatus, string>>;
  /** Headings of the board's columns: plural where a stage is a noun. */
  readonly closingField: Readonly<Record<ClosingField, string>>;
  readonly offerType: Readonly<Record<OfferType, string>>;
  readonly orderType: Readonly<Record<OrderType, string>>;
  readonly intrestRateType: Readonly<Record<IntrestRateType, string>>;
  readonly platformOfferStatus: Readonly<Record<PlatformOfferStatus, string>>;
  readonly availabilityAmount: Readonly<Record<AvailabilityAmount, string>>;
  readonly carCondition: Readonly<Record<'new' | 'used', string>>;
  readonly role: Readonly<Record<RoleKey, string>>;
  readonly documentType: Readonly<Record<DocumentType, string>>;
  readonly activityType: Readonly<Record<ActivityType, string>>;
  readonly enquiryStatus: Readonly<Record<EnquiryStatus, string>>;
  readonly timelineEvent: Readonly<Record<TimelineEventType, string>>;
}
