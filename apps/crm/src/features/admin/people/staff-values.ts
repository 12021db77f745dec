import type { Data, Endpoints } from '@szansa/api-client/client';
import type { RoleKey } from '@szansa/domain/access';
import type { Language } from '@szansa/domain/account';
import { formatEmail } from '@szansa/domain/identity';

export type StaffMember = Data<Endpoints['users']['get']>;

/** The values of an account's form. */
export interface StaffValues {
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  position: string;
  locale: Language;
  roles: RoleKey[];
}

/** The form of an account as it is, or of a new one: a worker who speaks Polish. */
export function valuesOf(person?: StaffMember): StaffValues {
  return {
    email: formatEmail(person?.email ?? ''),
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    phoneNumber: person?.phoneNumber ?? '',
    position: person?.position ?? '',
    locale: person?.locale ?? 'pl',
    roles: person ? [...person.roles] : ['WORKER'],
  };
}

export const staffFields = [
  'email',
  'firstName',
  'lastName',
  'phoneNumber',
  'position',
  'locale',
  'roles',
] as const;
