import { defaultRights, roleKeys } from '@szansa/domain/access';
import { opportunityStatuses } from '@szansa/domain/opportunity';

import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';

import { anna, katarzyna, piotr, roleNames, sampleId } from './people.ts';

type Role = Data<Endpoints['roles']['list']>[number];
type StaffRow = Data<Endpoints['users']['list']>['items'][number];
type StaffMember = Data<Endpoints['users']['get']>;
type OpenSession = Data<Endpoints['users']['sessions']>[number];
type AuditLine = Data<Endpoints['auditLog']['list']>['items'][number];
type Mail = Data<Endpoints['outbox']['read']>;
type Agency = Data<Endpoints['agency']['get']>;

const holders = [1, 1, 4, 1, 1];

/** The five roles as a new agency has them, but for a label workers may add and a field platformers do not see. */
export const sampleRoles: Role[] = roleKeys.map((key, index) => ({
  key,
  name: roleNames[key],
  people: holders[index] ?? 0,
  rights: key === 'WORKER' ? [...defaultRights.WORKER, 'label.create'] : [...defaultRights[key]],
  excludedFields: key === 'PLATFORMER' ? ['customer.personalIdNumber'] : [],
  hiddenColumns: key === 'PLATFORMER' ? ['customers.phones'] : [],
  requiresSecondFactor: key === 'ADMIN',
}));

const piotrsAccount: StaffRow = {
  ...piotr,
  email: 'piotr.wisniewski@szansa.test',
  phoneNumber: '+48600222333',
  position: 'Doradca klienta',
  roles: ['WORKER'],
  state: 'active',
  hasSecondFactor: true,
  lastSeenAt: '2026-11-20T13:05:00.000Z',
  createdAt: '2026-02-03T08:00:00.000Z',
};

/** Staff in every state: active, invited, deactivated. */
export const sampleStaff: StaffRow[] = [
  {
    ...anna,
    email: 'anna.nowak@szansa.test',
    phoneNumber: '+48600123456',
    position: 'Dyrektorka sprzedaży',
    roles: ['ADMIN', 'WORKER'],
    state: 'active',
    hasSecondFactor: true,
    lastSeenAt: '2026-11-21T08:40:00.000Z',
    createdAt: '2026-01-12T09:30:00.000Z',
  },
  piotrsAccount,
  {
    ...katarzyna,
    email: 'katarzyna.zak@szansa.test',
    phoneNumber: null,
    position: null,
    roles: ['PLATFORMER'],
    state: 'invited',
    hasSecondFactor: false,
    lastSeenAt: null,
    createdAt: '2026-11-19T10:15:00.000Z',
  },
  {
    id: sampleId(4),
    firstName: 'Marek',
    lastName: 'Dąbrowski',
    email: 'marek.dabrowski@szansa.test',
    phoneNumber: '+48600999888',
    position: 'Doradca klienta',
    roles: ['WORKER', 'ADMIN_REPORTS'],
    state: 'deactivated',
    hasSecondFactor: false,
    lastSeenAt: '2026-08-31T15:20:00.000Z',
    createdAt: '2026-01-12T09:45:00.000Z',
  },
];

/** Piotr, a worker with a supervisor; one field is hidden from him alone, another by his role. */
export const sampleStaffMember: StaffMember = {
  ...piotrsAccount,
  locale: 'pl',
  version: 3,
  excludedFields: ['customer.personalIdNumber'],
  roleExcludedFields: ['offer.commisionPercent'],
  invitation: null,
  can: {
    edit: true,
    changeRoles: true,
    deactivate: true,
    reactivate: false,
    resendInvitation: false,
    resetSecondFactor: true,
  },
};

export const sampleSessions: OpenSession[] = [
  {
    id: sampleId(901),
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    address: '192.0.2.10',
    createdAt: '2026-11-20T07:58:00.000Z',
    lastUsedAt: '2026-11-20T13:05:00.000Z',
    isCurrent: false,
  },
  {
    id: sampleId(902),
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    address: '198.51.100.24',
    createdAt: '2026-11-18T17:30:00.000Z',
    lastUsedAt: '2026-11-19T20:12:00.000Z',
    isCurrent: false,
  },
];

/** Lines about an account, rights, statuses, a revealed personal id and a failed sign-in. */
export const sampleAuditLines: AuditLine[] = [
  {
    id: sampleId(801),
    at: '2026-11-21T08:42:00.000Z',
    actor: anna,
    address: '192.0.2.10',
    action: 'edit',
    entity: 'user',
    entityId: piotr.id,
    subject: 'Piotr Wiśniewski',
    changes: [
      { field: 'position', from: null, to: 'Doradca klienta' },
      { field: 'phoneNumber', from: '+48600222111', to: '+48600222333' },
      { field: 'roles', from: ['WORKER', 'ADMIN_REPORTS'], to: ['WORKER'] },
    ],
  },
  {
    id: sampleId(802),
    at: '2026-11-21T08:30:00.000Z',
    actor: anna,
    address: '192.0.2.10',
    action: 'change_rights',
    entity: 'role',
    entityId: 'WORKER',
    subject: roleNames.WORKER,
    changes: [{ field: 'rights', from: ['report.get'], to: ['label.create'] }],
  },
  {
    id: sampleId(803),
    at: '2026-11-20T16:11:00.000Z',
    actor: piotr,
    address: '198.51.100.24',
    action: 'reveal_personal_id',
    entity: 'customer',
    entityId: sampleId(101),
    subject: 'Jan Kowalski',
    changes: [],
  },
  {
    id: sampleId(804),
    at: '2026-11-20T15:02:00.000Z',
    actor: anna,
    address: '192.0.2.10',
    action: 'edit',
    entity: 'agency',
    entityId: '1',
    subject: 'Agencja Szansa sp. z o.o.',
    changes: [
      { field: 'sessionIdleHours', from: 4, to: 2 },
      {
        field: 'commissionTiers',
        from: [{ since: null, tiers: [{ from: '0.00', percent: '20' }] }],
        to: [
          { since: null, tiers: [{ from: '0.00', percent: '20' }] },
          { since: '2027-01', tiers: [{ from: '0.00', percent: '25' }] },
        ],
      },
    ],
  },
  {
    id: sampleId(805),
    at: '2026-11-20T07:57:00.000Z',
    actor: null,
    address: '203.0.113.77',
    action: 'sign_in_failed',
    entity: 'user',
    entityId: piotr.id,
    subject: 'Piotr Wiśniewski',
    changes: [],
  },
];

/** Mails in every state; the one that is `kept` can be read. */
export const sampleMails: Mail[] = [
  {
    id: sampleId(701),
    kind: 'activation',
    state: 'kept',
    to: 'katarzyna.zak@szansa.test',
    subject: 'Aktywuj konto w Szansie',
    createdAt: '2026-11-19T10:15:00.000Z',
    sentAt: null,
    attempts: 0,
    lastError: null,
    attachment: null,
    text: 'Dzień dobry,\n\naby ustawić hasło, otwórz stronę http://localhost:3000/activate/przyklad. Link działa 7 dni.',
  },
  {
    id: sampleId(702),
    kind: 'password_reset',
    state: 'sent',
    to: 'piotr.wisniewski@szansa.test',
    subject: 'Nowe hasło do Szansy',
    createdAt: '2026-11-18T09:00:00.000Z',
    sentAt: '2026-11-18T09:00:04.000Z',
    attempts: 1,
    lastError: null,
    attachment: null,
    text: null,
  },
  {
    id: sampleId(703),
    kind: 'notice',
    state: 'failed',
    to: 'marek.dabrowski@szansa.test',
    subject: 'Zmieniono adres e-mail konta',
    createdAt: '2026-11-17T12:30:00.000Z',
    sentAt: null,
    attempts: 5,
    lastError: '550 mailbox unavailable',
    attachment: null,
    text: null,
  },
  {
    id: sampleId(704),
    kind: 'notice',
    state: 'queued',
    to: 'anna.nowak@szansa.test',
    subject: 'Wyłączono weryfikację dwuetapową',
    createdAt: '2026-11-16T14:45:00.000Z',
    sentAt: null,
    attempts: 0,
    lastError: null,
    attachment: null,
    text: null,
  },
  {
    id: sampleId(705),
    kind: 'customer_notice',
    state: 'kept',
    to: 'jan.kowalski@przyklad.test',
    subject: 'Państwa sprawa: Škoda Octavia (#91)',
    createdAt: '2026-11-15T08:20:00.000Z',
    sentAt: null,
    attempts: 0,
    lastError: null,
    attachment: 'Oferta 91.pdf',
    text: 'Dzień dobry,\n\nprzygotowaliśmy ofertę.',
  },
];

export const sampleAgency: Agency = {
  name: 'Agencja Szansa sp. z o.o.',
  taxIdNumber: '9991000111',
  street: 'ul. Przykładowa 12',
  postCode: '00-950',
  city: 'Warszawa',
  phone: '+48221234567',
  email: 'biuro@szansa.test',
  website: 'https://szansa.test',
  accentColor: null,
  pdfFooter: 'Agencja Szansa sp. z o.o., ul. Przykładowa 12, 00-950 Warszawa',
  mailFooter: 'Pozdrawiamy\nZespół Szansy',
  hasLogo: false,
  sessionIdleHours: 2,
  sessionMaxDays: 7,
  messageFilesMb: 100,
  dailyFilesMb: 1000,
  agencyFilesGb: 50,
  statuses: opportunityStatuses.map((slug) => ({
    slug,
    name: { pl: slug === 'lead' ? 'Nowe zapytanie' : null, en: null },
    dayLimit: slug === 'closed' ? 0 : 14,
  })),
  commissionTiers: [
    {
      since: null,
      tiers: [
        { from: '0.00', percent: '20' },
        { from: '10000.00', percent: '25' },
        { from: '20000.00', percent: '30' },
        { from: '35000.00', percent: '35' },
      ],
    },
  ],
  customerTexts: [
    {
      status: 'handing',
      language: 'pl',
      subject: '{pojazd.nazwa} czeka na odbiór',
      text: 'Dzień dobry,\n\n{pojazd.nazwa} czeka w naszym biurze.\n\n{podpis}',
    },
  ],
  version: 5,
};

export const sampleStorage: Data<Endpoints['agency']['storage']> = {
  bytes: 13.4 * 1024 ** 3,
  files: 2381,
  today: [
    { id: sampleId(1), firstName: 'Anna', lastName: 'Nowak', bytes: 61.5 * 1024 ** 2 },
    { id: sampleId(2), firstName: 'Piotr', lastName: 'Wiśniewski', bytes: 812 * 1024 },
  ],
};
