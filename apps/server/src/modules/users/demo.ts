import type { RoleKey } from '@szansa/domain/access';
import { pictureSide } from '@szansa/domain/account';

import { demoPart, storeGenerated, type Demo } from '#platform';
import { drawPortrait, type Portrait } from './demo-portraits.ts';
import { insertAccounts } from './demo-queries.ts';
import { updatePicture } from './picture-queries.ts';

interface StaffMember {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: RoleKey;
  readonly position?: string;
  readonly phoneNumber?: string;
  /** Without it, the user has no picture and is shown by initials. */
  readonly portrait?: Portrait;
}

/** The first account of the demo agency. */
const administrator: StaffMember = {
  email: 'admin@szansa.example',
  firstName: 'Zofia',
  lastName: 'Sadowska',
  role: 'SUPER_ADMIN',
  position: 'Właścicielka',
  phoneNumber: '+48600100100',
};

const staff: readonly StaffMember[] = [
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
    portrait: { ground: [47, 111, 143], hair: [120, 72, 40], clothes: [236, 238, 242], isLongHaired: true },
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
    portrait: { ground: [143, 79, 47], hair: [40, 36, 40], clothes: [60, 90, 120], isLongHaired: true },
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
    portrait: { ground: [63, 127, 79], hair: [96, 84, 72], clothes: [44, 52, 64], isLongHaired: false },
  },
];

export interface UsersDemo {
  /** Ids of the administrators, but for the first account. */
  administrators: readonly string[];
  /** Ids of the salespeople. */
  workers: readonly string[];
  /** Ids of the platformers. */
  platformers: readonly string[];
  /** Ids of those who make reports. */
  reporters: readonly string[];
}

const minute = 60_000;

/** Creates accounts, active or with a pending invitation, one minute apart, so that lists preserve their order. */
async function addAccounts(demo: Demo, members: readonly StaffMember[], from: Date) {
  const { work, random, passwordHash } = demo;
  const accounts = members.map(({ role, portrait, ...member }, index) => {
    const createdAt = new Date(from.getTime() + index * minute);
    return {
      role,
      portrait,
      row: {
        ...member,
        id: random.id(createdAt),
        passwordHash,
        activatedAt: passwordHash === null ? null : createdAt,
        createdAt,
      },
    };
  });
  await insertAccounts(work.db, accounts);
  for (const { portrait, row } of accounts) {
    if (!portrait) continue;
    const bytes = await drawPortrait(portrait, pictureSide);
    const file = await storeGenerated(work, { name: `${row.firstName}.webp`, mime: 'image/webp', bytes });
    await updatePicture(work.db, row.id, { pictureFileId: file.id, version: 1 });
  }
  return accounts.map(({ role, row }) => ({ id: row.id, role }));
}

/** Instead of an e-mail of the first administrator that the settings do not name; the set-up replaces it. */
export const unnamedEmail = 'administrator@szansa.invalid';

/** The first administrator, as the settings of an agency without the demo say; without a name until the set-up. */
function firstAdministrator({
  demo,
  administrator: { email, name },
}: Demo['work']['platform']['config']): StaffMember {
  if (demo) return administrator;
  const words = name?.split(/\s+/) ?? [];
  return {
    email: email ?? unnamedEmail,
    firstName: words.slice(0, -1).join(' '),
    lastName: words.slice(-1).join(''),
    role: administrator.role,
  };
}

export const usersStart = demoPart(['roles'], async (demo) => {
  await addAccounts(demo, [firstAdministrator(demo.work.platform.config)], demo.opened);
  return {};
});

/** The staff in all roles. */
export const usersDemo = demoPart(['roles'], async (demo) => {
  const made = await addAccounts(demo, staff, new Date(demo.opened.getTime() + minute));
  const having = (key: RoleKey) => made.filter(({ role }) => role === key).map(({ id }) => id);
  return {
    administrators: having('ADMIN'),
    workers: having('WORKER'),
    platformers: having('PLATFORMER'),
    reporters: having('ADMIN_REPORTS'),
  };
});
