/** Records that links in conversations are shown as. Free of schemas, so that every screen can load it. */
export const linkedKinds = [
  'opportunity',
  'offer',
  'internal_enquiry',
  'customer',
  'customer_organisation',
  'bank',
  'dealer',
  'representative',
  'car_offer',
] as const;

export type LinkedKind = (typeof linkedKinds)[number];

export interface LinkedRecord {
  readonly kind: LinkedKind;
  readonly id: string;
}

/** The address of a record's screen, up to its id. */
const screens: Readonly<Record<string, LinkedKind>> = {
  'sales-opportunity': 'opportunity',
  'internal-enquiry': 'internal_enquiry',
  customer: 'customer',
  'customer-organisation': 'customer_organisation',
  bank: 'bank',
  dealer: 'dealer',
  representative: 'representative',
  'car-management/offer': 'car_offer',
};

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
  const path = address.pathname.replace(/\/$/, '');
  const end = path.lastIndexOf('/');
  const screen = path.slice(1, end);
  const kind = Object.hasOwn(screens, screen) ? screens[screen] : undefined;
  const id = path.slice(end + 1);
  if (kind === undefined || !uuid.test(id)) return null;
  const offer = address.searchParams.get('offer');
  return kind === 'opportunity' && offer !== null && uuid.test(offer)
    ? { kind: 'offer', id: offer }
    : { kind, id };
}
