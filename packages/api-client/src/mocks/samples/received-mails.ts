import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleCustomer } from './customers.ts';
import { sampleOpportunity } from './opportunities.ts';
import { anna, piotr, sampleId } from './people.ts';

type Calls = Endpoints['receivedMails'];
type Mail = Data<Calls['get']>;
export type SampleMailRow = Data<Calls['list']>['items'][number];

const file = (number: number, name: string, mime: string, size: number) => ({
  id: sampleId(number),
  name,
  mime,
  size,
  hasThumbnail: false,
});

const source = file(941, 'mail.eml', 'message/rfc822', 48_213);

/** Accounts that mails are of. */
export const sampleSources: Data<Calls['sources']> = [
  { id: sampleId(961), name: 'biuro@agencja.example' },
  { id: sampleId(962), name: 'oferty@agencja.example (Leady)' },
];

/** What a mail invites to. */
export const sampleInvitation: NonNullable<Mail['invitation']> = {
  kind: 'invitation',
  title: 'Jazda próbna: Škoda Octavia',
  location: 'Salon Pomet, Łódź',
  note: 'Proszę zabrać prawo jazdy.',
  startAt: '2026-12-01T09:00:00.000Z',
  endAt: '2026-12-01T10:30:00.000Z',
  isAllDay: false,
  isRepeated: false,
  organiser: { name: 'Ewa Żółw', address: 'ewa.zolw@xn--w-uga1v8h.example' },
  attendees: [{ name: 'Anna Nowak', address: 'anna.nowak@szansa.example' }],
};

/** An unopened mail with files and with pictures on another server. */
export const sampleMail: Mail = {
  id: sampleId(931),
  subject: 'Zapytanie o leasing: Škoda Octavia',
  fromName: 'Ewa Żółw',
  fromAddress: 'ewa.zolw@pomet.example',
  sentDate: '2026-11-20T08:12:00.000Z',
  receivedAt: '2026-11-20T08:13:00.000Z',
  status: 'unread',
  kind: 'letter',
  reason: null,
  customerFile: null,
  mailAccount: sampleSources[0] ?? null,
  isDropped: false,
  confirmedBy: null,
  confirmedAt: null,
  attachmentCount: 2,
  joinedCount: 0,
  joinedTo: null,
  content:
    'Dzień dobry,\n\nproszę o ofertę leasingu Škody Octavii Combi.\n\nPozdrawiam\nEwa Żółw\nPomet Sp. z o.o.\ntel. 600 700 800\nNIP 526-000-12-46',
  html: '<p>Dzień dobry,</p><p>proszę o ofertę leasingu <b>Škody Octavii Combi</b>, jak na <a href="https://skoda.example/octavia" title="skoda.example" target="_blank" rel="noopener noreferrer nofollow">stronie producenta</a> <small>[skoda.example]</small>.</p><p>Pozdrawiam<br />Ewa Żółw<br />Pomet Sp. z o.o.<br />tel. 600 700 800<br />NIP 526-000-12-46</p><img alt="Logo Pomet" data-remote="https://pomet.example/logo.png" width="120" height="40" />',
  remotePictures: 1,
  invitation: null,
  readBy: null,
  readAt: null,
  attachments: [
    {
      id: sampleId(951),
      name: 'specyfikacja.pdf',
      size: 182_044,
      file: file(942, 'specyfikacja.pdf', 'application/pdf', 182_044),
    },
    { id: sampleId(952), name: 'konfigurator.exe', size: 912_384, file: null },
  ],
  replyToName: null,
  replyToAddress: null,
  sharesMessageId: false,
  attachmentsLeftOut: 0,
  isWhole: true,
  source,
  can: { accept: true, reject: true, separate: false },
};

/** The same mail after a user has opened it. */
export const sampleReadMail: Mail = {
  ...sampleMail,
  status: 'read',
  readBy: anna,
  readAt: '2026-11-20T09:00:00.000Z',
};

/** The answer to a mail of ours: it is in its opportunity by itself. */
export const sampleAnswerMail: Mail = {
  ...sampleMail,
  id: sampleId(932),
  subject: 'Odp: Państwa sprawa: Toyota Corolla (#1042)',
  fromName: 'Jan Kowalski',
  fromAddress: 'jan.kowalski@example.com',
  receivedAt: '2026-11-20T07:40:00.000Z',
  status: 'read',
  readBy: piotr,
  readAt: '2026-11-20T08:00:00.000Z',
  customerFile: {
    id: sampleOpportunity.id,
    number: sampleOpportunity.number,
    customerName: sampleOpportunity.customer.name,
  },
  attachmentCount: 0,
  content: 'Dzień dobry,\n\noferta mi odpowiada. Proszę o wniosek.\n\nJan Kowalski',
  html: null,
  remotePictures: 0,
  attachments: [],
};

export const sampleAcceptedMail: Mail = {
  ...sampleAnswerMail,
  id: sampleId(933),
  subject: 'Najem długoterminowy dla 5 osób',
  fromName: 'Biuro Rachunkowe Saldo',
  fromAddress: 'biuro@saldo.example',
  receivedAt: '2026-11-19T12:05:00.000Z',
  status: 'accepted',
  confirmedBy: anna,
  confirmedAt: '2026-11-19T13:00:00.000Z',
  can: { accept: false, reject: false, separate: false },
};

export const sampleRejectedMail: Mail = {
  ...sampleAcceptedMail,
  id: sampleId(934),
  subject: 'Pozycjonowanie stron w Google',
  fromName: 'SEO Mistrz',
  fromAddress: 'oferta@seo.example',
  receivedAt: '2026-11-19T10:30:00.000Z',
  status: 'rejected',
  customerFile: null,
  joinedCount: 14,
  sharesMessageId: true,
  mailAccount: null,
  isDropped: true,
};

/** A lead that came by the form of a website. */
export const sampleFormMail: Mail = {
  ...sampleMail,
  id: sampleId(936),
  subject: 'Nowe zapytanie ze strony',
  fromName: 'Formularz',
  fromAddress: 'wordpress@agencja.example',
  replyToName: 'Adam Lis',
  replyToAddress: 'adam.lis@example.com',
  content: 'Imię i nazwisko: Adam Lis\nTelefon: 600 100 200\nWiadomość: proszę o kontakt',
  html: null,
  remotePictures: 0,
  attachmentCount: 0,
  attachments: [],
};

/** The combined row of a sender with too many mails, on which no decision has been made. */
export const sampleSeriesMail: Mail = {
  ...sampleMail,
  id: sampleId(937),
  subject: 'Superoferta 22',
  fromName: null,
  fromAddress: 'oferty@zalew.example',
  joinedCount: 2,
  html: null,
  remotePictures: 0,
  attachmentCount: 0,
  attachments: [],
};

/** Two mails that have joined it. */
export const sampleJoinedMails: readonly Mail[] = [20, 21].map((number) => ({
  ...sampleSeriesMail,
  id: sampleId(918 + number),
  subject: `Superoferta ${number}`,
  joinedCount: 0,
  joinedTo: sampleSeriesMail.id,
  can: { accept: false, reject: false, separate: true },
}));

/** A mail of ours that came back. */
export const sampleBounceMail: Mail = {
  ...sampleAnswerMail,
  id: sampleId(935),
  subject: 'Undelivered Mail Returned to Sender',
  fromName: 'Mail Delivery System',
  fromAddress: 'mailer-daemon@example.com',
  receivedAt: '2026-11-18T09:00:00.000Z',
  status: 'unread',
  kind: 'bounce',
  reason: 'delivery_report',
  readBy: null,
  readAt: null,
};

const listed = ({
  content: _content,
  html: _html,
  remotePictures: _pictures,
  readBy: _readBy,
  readAt: _readAt,
  attachments: _attachments,
  replyToName: _replyToName,
  replyToAddress: _replyToAddress,
  sharesMessageId: _shares,
  attachmentsLeftOut: _leftOut,
  isWhole: _isWhole,
  source: _source,
  can: _can,
  ...row
}: Mail): SampleMailRow => row;

export const sampleMails: readonly Mail[] = [
  sampleMail,
  sampleAnswerMail,
  sampleAcceptedMail,
  sampleRejectedMail,
  sampleBounceMail,
];

export const sampleMailRows: SampleMailRow[] = sampleMails.map(listed);
export const sampleJoinedRows: SampleMailRow[] = sampleJoinedMails.map(listed);

/** What accepting the first mail would do: one customer may be theirs. */
export const sampleAcceptance: Data<Calls['acceptance']> = {
  recognised: {
    firstName: 'Ewa',
    lastName: 'Żółw',
    firm: 'Pomet Sp. z o.o.',
    emails: ['ewa.zolw@pomet.example'],
    phones: ['+48600700800'],
    taxIdNumbers: ['5260001246'],
  },
  customers: [
    {
      id: sampleCustomer.id,
      name: sampleCustomer.name,
      addedBy: piotr,
      owners: [anna],
      isArchived: false,
      matches: ['email', 'phone'],
      opportunities: [
        { id: sampleOpportunity.id, number: sampleOpportunity.number, status: 'negotiations', worker: anna },
      ],
    },
  ],
  documentCount: 1,
  can: { createCustomer: true, createOpportunity: true },
};

/** The same without any known customer. */
export const sampleNewAcceptance: Data<Calls['acceptance']> = { ...sampleAcceptance, customers: [] };
