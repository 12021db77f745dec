import { recordLists, recordNames } from '../generated/record-names.ts';
import { allRights, actions, entities, type Action, type Entity, type Right } from './rights.ts';
import type { RoleKey } from './roles.ts';

const catalogue: readonly Entity[] = entities.filter((entity) => entity.startsWith('car_'));

const everyday: readonly Entity[] = ['dashboard', 'activity', 'notification', 'search'];
const sales: readonly Entity[] = [
  'opportunity',
  'offer',
  'document',
  'timeline_event',
  'comment',
  'status_tag',
];
const directory = recordNames.filter((name) => Object.hasOwn(recordLists, name));
const customers: readonly Entity[] = ['customer', 'customer_organisation'];
const enquiries: readonly Entity[] = [
  'internal_enquiry',
  'internal_enquiry_category',
  'internal_enquiry_file',
  'internal_enquiry_message',
  'internal_enquiry_status',
];
const pdfs: readonly Entity[] = ['bank_comparison_pdf', 'rent_offer_pdf'];

function grant(some: readonly Entity[], what: readonly Action[] = actions): Right[] {
  return some.flatMap((entity) => what.map((action): Right => `${entity}.${action}`));
}

/**
 * The rights a new agency starts with; an administrator edits them afterwards.
 * Which records a right reaches (own, assigned, any) is the service's question, not the table's.
 */
export const defaultRights: Record<RoleKey, readonly Right[]> = {
  SUPER_ADMIN: allRights,
  ADMIN: allRights,
  WORKER: [
    ...grant(everyday),
    ...grant(sales),
    ...grant(directory),
    ...grant(customers),
    ...grant(enquiries),
    ...grant(pdfs),
    ...grant(['received_mail'], ['get', 'edit']),
    ...grant(['analytics', 'label', 'lead_source', ...catalogue], ['get']),
  ],
  ADMIN_REPORTS: [
    ...grant(everyday),
    ...grant([...sales, ...directory, ...customers, ...enquiries, ...pdfs], ['get']),
    ...grant(['report', 'analytics', 'export']),
    ...grant(['label', 'lead_source', ...catalogue], ['get']),
  ],
  PLATFORMER: [
    ...grant(everyday),
    ...grant([...sales, ...directory, ...customers], ['get']),
    ...grant(enquiries, ['get', 'edit']),
    ...grant(['internal_enquiry_message', 'internal_enquiry_file'], ['create']),
    ...grant(pdfs, ['get', 'create']),
    ...grant(catalogue),
    ...grant(['label', 'lead_source'], ['get']),
  ],
};
