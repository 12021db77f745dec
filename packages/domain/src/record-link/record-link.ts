import { recordLists, type DirectoryRecord } from '../generated/record-names.ts';

const directory = Object.keys(recordLists) as DirectoryRecord[];

/** Records that links in conversations are shown as. Free of schemas, so that every screen can load it. */
export const linkedKinds = [
  'opportunity',
  'offer',
  'internal_enquiry',
  'customer',
  'customer_organisation',
  ...directory,
  'car_template',
  'car_offer',
  'rent_offer_pdf',
  'bank_comparison_pdf',
  'report',
  'company_notice',
  'my_company_notice',
] as const;

export type LinkedKind = (typeof linkedKinds)[number];

export interface LinkedRecord {
  readonly kind: LinkedKind;
  readonly id: string;
  /** Of an offer: its opportunity, as the address has it. */
  readonly opportunityId?: string;
}

/** The address of a record's screen, up to its id. */
const screens: Readonly<Record<string, LinkedKind>> = {
  'sales-opportunity': 'opportunity',
  'internal-enquiry': 'internal_enquiry',
  customer: 'customer',
  'customer-organisation': 'customer_organisation',
  ...Object.fromEntries(directory.map((name) => [name.replaceAll('_', '-'), name])),
  'car-management/template': 'car_template',
  'car-management/offer': 'car_offer',
  'rent-offer': 'rent_offer_pdf',
  'bank-comparison': 'bank_comparison_pdf',
  report: 'report',
  'admin/work-control-notification': 'company_notice',
};

/** The screen of the user's own announcements, which shows the one that its address names. */
const ownNotices = '/my-company-notifications';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** An address in its parts, as `URL` has them. */
interface Address {
  readonly origin: string;
  readonly pathname: string;
  readonly searchParams: { readonly get: (name: string) => string | null };
}

/** The record that an address of the installation at `origin` leads to (rule RL1); null for any other address. */
export function recordOfAddress(address: Address, origin: string): LinkedRecord | null {
  if (address.origin !== origin) return null;
  const named = (parameter: string) => {
    const id = address.searchParams.get(parameter);
    return id !== null && uuid.test(id) ? id : undefined;
  };
  const path = address.pathname.replace(/\/$/, '');
  if (path === ownNotices) {
    const notice = named('notice');
    return notice === undefined ? null : { kind: 'my_company_notice', id: notice };
  }
  const end = path.lastIndexOf('/');
  const screen = path.slice(1, end);
  const kind = Object.hasOwn(screens, screen) ? screens[screen] : undefined;
  const id = path.slice(end + 1);
  if (kind === undefined || !uuid.test(id)) return null;
  const offer = kind === 'opportunity' ? named('offer') : undefined;
  return offer === undefined ? { kind, id } : { kind: 'offer', id: offer, opportunityId: id };
}
