import { recordNames } from '../generated/record-names.ts';

/** The entities of section 6 of the specification, the agency itself, and its mail accounts. */
const specified = [
  'agency',
  'vehicle',
  'status_tag',
  'timeline_event',
  'document',
  'representative',
  'customer',
  'activity',
  'bank',
  'search',
  'comment',
  'role',
  'dealer',
  'opportunity',
  'user',
  'permission',
  'notification',
  'offer',
  'customer_organisation',
  'report',
  'label',
  'analytics',
  'internal_enquiry',
  'internal_enquiry_category',
  'internal_enquiry_file',
  'internal_enquiry_message',
  'internal_enquiry_status',
  'company_notice',
  'car_brand',
  'car_model',
  'car_version',
  'car_colour',
  'car_availability',
  'car_variant',
  'car_template',
  'car_offer',
  'car_image',
  'car_equipment_section',
  'car_equipment',
  'car_body_type',
  'car_drive_type',
  'car_fuel_type',
  'car_transmission',
  'car_type',
  'dashboard',
  'export',
  'bank_comparison_pdf',
  'received_mail',
  'mail_account',
  'rent_offer_pdf',
  'lead_source',
] as const;

export type Entity = (typeof specified)[number] | (typeof recordNames)[number];

/** What rights are given on: the specified entities, and records declared since. */
export const entities: readonly Entity[] = [...new Set<Entity>([...specified, ...recordNames])];

/** `edit` covers changing, archiving and removing. */
export const actions = ['create', 'edit', 'get'] as const;

export type Action = (typeof actions)[number];

/** `<entity>.<action>`, e.g. `opportunity.edit`. */
export type Right = `${Entity}.${Action}`;

export const allRights: readonly Right[] = entities.flatMap((entity) =>
  actions.map((action): Right => `${entity}.${action}`),
);

/** Any of these lets look a company up: a customer, a firm, a bank or a dealer is written down or changed with its data. */
export const companyLookupRights = [
  'customer.create',
  'customer.edit',
  'customer_organisation.create',
  'customer_organisation.edit',
  'bank.create',
  'bank.edit',
  'dealer.create',
  'dealer.edit',
] as const satisfies readonly Right[];
