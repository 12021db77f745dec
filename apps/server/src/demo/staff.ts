import type { RoleKey } from '@szansa/domain/access';

interface StaffMember {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: RoleKey;
  readonly position: string;
  readonly phoneNumber: string;
}

/** Eight people in all roles; the first is also the only one an empty agency starts with. */
export const staff: readonly StaffMember[] = [
  {
    email: 'admin@szansa.example',
    firstName: 'Zofia',
    lastName: 'Sadowska',
    role: 'SUPER_ADMIN',
    position: 'Właścicielka',
    phoneNumber: '+48600100100',
  },
  {
    email: 'adam.maj@szansa.example',
    firstName: 'Adam',
    lastName: 'Maj',
    role: 'ADMIN',
    position: 'Kierownik sprzedaży',
    phoneNumber: '+48600100101',
  },
  {
    email: 'anna.nowak@szansa.example',
    firstName: 'Anna',
    lastName: 'Nowak',
    role: 'WORKER',
    position: 'Doradczyni klienta',
    phoneNumber: '+48600100102',
  },
  {
    email: 'piotr.wisniewski@szansa.example',
    firstName: 'Piotr',
    lastName: 'Wiśniewski',
    role: 'WORKER',
    position: 'Doradca klienta',
    phoneNumber: '+48600100103',
  },
  {
    email: 'katarzyna.zak@szansa.example',
    firstName: 'Katarzyna',
    lastName: 'Żak',
    role: 'WORKER',
    position: 'Doradczyni klienta',
    phoneNumber: '+48600100104',
  },
  {
    email: 'marek.dudek@szansa.example',
    firstName: 'Marek',
    lastName: 'Dudek',
    role: 'WORKER',
    position: 'Młodszy doradca',
    phoneNumber: '+48600100105',
  },
  {
    email: 'renata.cwik@szansa.example',
    firstName: 'Renata',
    lastName: 'Ćwik',
    role: 'ADMIN_REPORTS',
    position: 'Rozliczenia',
    phoneNumber: '+48600100106',
  },
  {
    email: 'pawel.golab@szansa.example',
    firstName: 'Paweł',
    lastName: 'Gołąb',
    role: 'PLATFORMER',
    position: 'Wyszukiwanie i kalkulacje',
    phoneNumber: '+48600100107',
  },
];
