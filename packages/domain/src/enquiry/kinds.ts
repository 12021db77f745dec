/** What an internal enquiry can be. Free of schemas, so that every screen can load it. */

/** The statuses of an enquiry, spelt as in section 4 of the specification, in the order of the work. */
export const enquiryStatuses = [
  'INTERNAL_ENQUIRY_STATUS_NEW',
  'INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS',
  'INTERNAL_ENQUIRY_STATUS_INFORMATION_REQUIRED',
  'INTERNAL_ENQUIRY_STATUS_NEEDS_CLARIFICATION',
  'INTERNAL_ENQUIRY_STATUS_WAITING_FOR_CONTACT',
  'INTERNAL_ENQUIRY_STATUS_COMPLETED',
] as const;

export type EnquiryStatus = (typeof enquiryStatuses)[number];

export const newStatus = 'INTERNAL_ENQUIRY_STATUS_NEW' as const satisfies EnquiryStatus;
export const completedStatus = 'INTERNAL_ENQUIRY_STATUS_COMPLETED' as const satisfies EnquiryStatus;

export const enquiryCategories = ['car_search', 'calculation', 'document_processing', 'question'] as const;

export type EnquiryCategory = (typeof enquiryCategories)[number];

/** When a car that is searched for has to be there. */
export const enquiryAvailabilities = ['immediately', 'production', 'any'] as const;

export type EnquiryAvailability = (typeof enquiryAvailabilities)[number];

/** How much of a grant for electric cars is used, in percent. */
export const grantTypes = ['not_using', 'using_100', 'using_50', 'using_0'] as const;

export type GrantType = (typeof grantTypes)[number];

/** The party whose action an enquiry needs next. */
export type AwaitedParty = 'platformer' | 'supplier' | 'worker' | 'contact' | 'nobody';

/** The party whose action an enquiry needs next, by status (rule EN5). */
export const awaitedAt = {
  INTERNAL_ENQUIRY_STATUS_NEW: 'platformer',
  INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS: 'platformer',
  INTERNAL_ENQUIRY_STATUS_INFORMATION_REQUIRED: 'supplier',
  INTERNAL_ENQUIRY_STATUS_NEEDS_CLARIFICATION: 'worker',
  INTERNAL_ENQUIRY_STATUS_WAITING_FOR_CONTACT: 'contact',
  INTERNAL_ENQUIRY_STATUS_COMPLETED: 'nobody',
} as const satisfies Readonly<Record<EnquiryStatus, AwaitedParty>>;

/** Fields that only enquiries of some categories have. */
export const categoryFields = [
  'brand',
  'type',
  'availability',
  'ownShare',
  'numberOfInstallments',
  'distanceLimit',
  'grant',
] as const;

export type CategoryField = (typeof categoryFields)[number];

/** The fields of each category besides those that every enquiry has (rule EN1). */
export const fieldsOfCategory = {
  car_search: categoryFields,
  calculation: ['ownShare', 'numberOfInstallments', 'distanceLimit', 'grant'],
  document_processing: [],
  question: [],
} as const satisfies Readonly<Record<EnquiryCategory, readonly CategoryField[]>>;

/** Fields that an enquiry of a category requires (rule EN1); files are required when it leaves NEW (rule EN4). */
export const requiredOfCategory = {
  car_search: ['brand', 'availability'],
  calculation: ['ownShare', 'numberOfInstallments'],
  document_processing: [],
  question: ['description'],
} as const satisfies Readonly<Record<EnquiryCategory, readonly (CategoryField | 'description')[]>>;

export type RequiredField = (typeof requiredOfCategory)[EnquiryCategory][number];

/** What an enquiry is answered with besides words. */
export const proposalKinds = ['variant', 'calculation'] as const;

export type ProposalKind = (typeof proposalKinds)[number];

export const enquiryEventTypes = [
  'created',
  'edited',
  'status_changed',
  'worker_changed',
  'platformer_changed',
  'file_added',
  'file_removed',
  'archived',
  'unarchived',
  'proposed',
  'proposal_removed',
] as const;

export type EnquiryEventType = (typeof enquiryEventTypes)[number];

/** The fields of an enquiry, by the names used in its changes. */
export const enquiryFields = [
  'title',
  'category',
  'description',
  'extraDescription',
  'brand',
  'type',
  'availability',
  'ownShare',
  'numberOfInstallments',
  'distanceLimit',
  'grant',
  'workerId',
  'platformerId',
  'customerFileId',
  'offerId',
] as const;

/**
 * The statuses in which the author's enquiry is unanswered: the next step is the platformer's, or that of a supplier
 * whom the platformer has contacted (rule EN13).
 */
export const unansweredStatuses = enquiryStatuses.filter(
  (status) => awaitedAt[status] === 'platformer' || awaitedAt[status] === 'supplier',
);

type Fields = { readonly category: EnquiryCategory } & {
  readonly [Field in CategoryField | RequiredField]?: unknown;
};

/** Whether enquiries of a category have a field. */
export function hasField(category: EnquiryCategory, field: CategoryField): boolean {
  const fields: readonly CategoryField[] = fieldsOfCategory[category];
  return fields.includes(field);
}

/** Returns the fields an enquiry's category requires and it lacks (rule EN1). Zero counts as filled, empty does not. */
export function missingOfCategory(enquiry: Fields): readonly RequiredField[] {
  return requiredOfCategory[enquiry.category].filter((field) => (enquiry[field] ?? null) === null);
}

/** The fields that an enquiry of a category has no use for, empty (rule EN2). */
export function emptiedForCategory(category: EnquiryCategory): { readonly [Field in CategoryField]?: null } {
  const foreign = categoryFields.filter((field) => !hasField(category, field));
  return Object.fromEntries(foreign.map((field) => [field, null]));
}

/** What people call an enquiry by: `ZW/2026/000123`, counted from 1 in each Warsaw year (rule EN9). */
export function enquiryNumber({ year, number }: { readonly year: number; readonly number: number }): string {
  return `ZW/${year}/${String(number).padStart(6, '0')}`;
}
