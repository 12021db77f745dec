import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { anna, katarzyna, piotr, sampleId } from './people.ts';

type Notice = Data<Endpoints['companyNotices']['get']>;
export type SampleNoticeRow = Data<Endpoints['companyNotices']['list']>['items'][number];
export type SampleNoticeFile = Data<Endpoints['companyNotices']['files']>[number];
export type SampleEntry = Data<Endpoints['companyNoticeEntries']['list']>['items'][number];
type OwnNotice = Data<Endpoints['myCompanyNotices']['get']>;
export type SampleOwnRow = Data<Endpoints['myCompanyNotices']['list']>['items'][number];

const file = {
  id: sampleId(2411),
  name: 'stawki-gap.pdf',
  mime: 'application/pdf',
  size: 48_213,
  hasThumbnail: false,
};

const note: Notice['note'] = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Ubezpieczyciel podnosi stawki GAP średnio o ' },
        { type: 'text', text: '6%', marks: [{ type: 'bold' }] },
        { type: 'text', text: '. Co to zmienia:' },
      ],
    },
    {
      type: 'bulletList',
      content: [
        'oferty wysłane do końca miesiąca zachowują stare stawki,',
        'nowe liczymy z tabeli w załączniku.',
      ].map((point) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: point }] }],
      })),
    },
  ],
};

/** Sent two days ago, read by two of three and confirmed by one. */
export const sampleNotice: Notice = {
  id: sampleId(2401),
  title: 'Stawki ubezpieczeń GAP od przyszłego miesiąca',
  isDraft: false,
  isImportant: true,
  isOver: false,
  validUntil: '2026-12-31',
  roles: ['WORKER'],
  users: [katarzyna],
  userIds: [katarzyna.id],
  author: anna,
  sentBy: anna,
  recipientCount: 3,
  readCount: 2,
  confirmedCount: 1,
  createdAt: '2026-11-17T10:00:00.000Z',
  sentAt: '2026-11-18T09:15:00.000Z',
  remindedAt: null,
  note,
  version: 3,
  missing: [],
  can: { edit: false, send: false, remind: true, remove: false },
};

/** A complete draft, ready to be sent. */
export const draftNotice: Notice = {
  ...sampleNotice,
  id: sampleId(2402),
  title: 'Regulamin premii na nowy rok',
  isDraft: true,
  isImportant: false,
  validUntil: null,
  users: [],
  userIds: [],
  sentBy: null,
  sentAt: null,
  recipientCount: 5,
  readCount: 0,
  confirmedCount: 0,
  createdAt: '2026-11-19T14:30:00.000Z',
  can: { edit: true, send: true, remind: false, remove: true },
};

/** One of which there is a title alone. */
export const startedNotice: Notice = {
  ...draftNotice,
  id: sampleId(2403),
  title: 'Dyżury w okresie świątecznym',
  note: null,
  roles: [],
  recipientCount: 0,
  missing: ['note', 'recipients'],
};

const rowOf = ({
  note: _,
  userIds: _userIds,
  sentBy: _sentBy,
  remindedAt: _remindedAt,
  version: _version,
  missing: _missing,
  can: _can,
  ...row
}: Notice): SampleNoticeRow => row;

export const sampleNoticeRows: readonly SampleNoticeRow[] = [
  rowOf(startedNotice),
  rowOf(draftNotice),
  rowOf(sampleNotice),
  {
    ...rowOf(sampleNotice),
    id: sampleId(2404),
    title: 'Godziny pracy biura w długi weekend',
    isImportant: false,
    isOver: true,
    validUntil: '2026-11-13',
    users: [],
    readCount: 3,
    confirmedCount: 2,
    createdAt: '2026-11-05T08:00:00.000Z',
    sentAt: '2026-11-05T08:20:00.000Z',
  },
];

export const sampleNoticeFiles: readonly SampleNoticeFile[] = [
  {
    id: sampleId(2412),
    name: file.name,
    file,
    createdBy: anna,
    createdAt: '2026-11-17T10:05:00.000Z',
    can: { remove: true },
  },
];

const notice = { id: sampleNotice.id, title: sampleNotice.title };

export const sampleEntries: readonly SampleEntry[] = [
  {
    id: sampleId(2421),
    person: anna,
    roles: ['WORKER'],
    notice,
    readAt: '2026-11-18T10:02:00.000Z',
    confirmedAt: '2026-11-18T10:04:00.000Z',
  },
  {
    id: sampleId(2422),
    person: piotr,
    roles: ['WORKER'],
    notice,
    readAt: '2026-11-19T07:40:00.000Z',
    confirmedAt: null,
  },
  {
    id: sampleId(2423),
    person: katarzyna,
    roles: ['PLATFORMER'],
    notice,
    readAt: null,
    confirmedAt: null,
  },
];

/** The same announcement for a recipient who has not opened it. */
export const ownNotice: OwnNotice = {
  id: sampleNotice.id,
  title: sampleNotice.title,
  isImportant: true,
  validUntil: sampleNotice.validUntil,
  author: piotr,
  sentAt: '2026-11-18T09:15:00.000Z',
  readAt: null,
  confirmedAt: null,
  fileCount: 1,
  note,
  files: [file],
  can: { confirm: true },
};

const ownRowOf = ({ note: _, files: _files, can: _can, ...row }: OwnNotice): SampleOwnRow => row;

export const sampleOwnRows: readonly SampleOwnRow[] = [
  ownRowOf(ownNotice),
  {
    ...ownRowOf(ownNotice),
    id: sampleId(2405),
    title: 'Przerwa techniczna w wyszukiwarce dostawców',
    isImportant: false,
    validUntil: '2026-11-28',
    fileCount: 0,
    sentAt: '2026-11-17T13:00:00.000Z',
    readAt: '2026-11-17T13:20:00.000Z',
  },
  {
    ...ownRowOf(ownNotice),
    id: sampleId(2406),
    title: 'Nowy wzór pełnomocnictwa do rejestracji pojazdów',
    isImportant: false,
    validUntil: null,
    fileCount: 0,
    sentAt: '2026-10-22T08:00:00.000Z',
    readAt: '2026-10-22T08:30:00.000Z',
    confirmedAt: '2026-10-22T08:31:00.000Z',
  },
];
