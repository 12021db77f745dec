import type { Language } from '@szansa/domain/account';
import { defaultAccent, isReadableOnWhite } from '@szansa/domain/agency';
import { formatEmail, formatNip, formatPhone } from '@szansa/domain/identity';
import { formatDate } from '@szansa/domain/language';

/** Who a document comes from. */
export interface PdfAgency {
  readonly name: string;
  readonly taxIdNumber: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly accentColor: string | null;
  /** A PNG or JPEG. */
  readonly logo: Uint8Array | null;
  /** Printed at the foot of every page; may have several lines. */
  readonly footer: string | null;
}

/** Whom the customer turns to. */
interface PdfSalesperson {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string;
}

/** Whom a document is for. */
interface PdfCustomer {
  readonly name: string;
  readonly organisation: string | null;
  readonly taxIdNumber: string | null;
}

const ink = '#1f1d1a';

interface Accent {
  /** For lines. */
  readonly line: string;
  /** For text; plain ink where the agency's colour is too light to be read. */
  readonly text: string;
}

/** The agency's colour as it is printed. */
export function accentOf(color: string | null): Accent {
  const line = color ?? defaultAccent;
  return { line, text: isReadableOnWhite(line) ? line : ink };
}

/** Content of the letterhead that every document has. */
export interface Letter {
  /** In which screen readers read it. */
  readonly language: Language;
  readonly title: string;
  readonly reference: string;
  readonly date: string;
  readonly agencyName: string;
  readonly agencyLines: readonly string[];
  readonly accent: Accent;
  readonly logo: Uint8Array | null;
  readonly customerTitle: string;
  readonly customerLines: readonly string[];
  readonly contactTitle: string;
  readonly contactLines: readonly string[];
  readonly smallPrint: string;
  readonly footer: string | null;
}

/** What the paper of a document is made from. */
export interface LetterInput {
  readonly language: Language;
  readonly today: string;
  readonly agency: PdfAgency;
  readonly customer: PdfCustomer;
  readonly salesperson: PdfSalesperson | null;
  /** Of the opportunity; null for a document of none. */
  readonly number: number | null;
}

interface LetterTexts {
  readonly reference: (number: number) => string;
  readonly taxId: string;
  readonly customer: string;
  readonly contact: string;
}

const letterTexts: Readonly<Record<Language, LetterTexts>> = {
  pl: {
    reference: (number) => `Nr sprawy: ${number}`,
    taxId: 'NIP',
    customer: 'Przygotowana dla',
    contact: 'Twój opiekun',
  },
  en: {
    reference: (number) => `Case no. ${number}`,
    taxId: 'Tax id (NIP)',
    customer: 'Prepared for',
    contact: 'Your advisor',
  },
};

const present = (lines: readonly (string | null | undefined)[]) =>
  lines.filter((line): line is string => Boolean(line));

/** The agency's data on the letterhead of every document. */
export type AgencyPaper = Pick<
  Letter,
  'language' | 'date' | 'agencyName' | 'agencyLines' | 'accent' | 'logo' | 'footer'
>;

/** The agency's paper, whomever it is for. */
export function agencyPaper({
  language,
  today,
  agency,
}: Pick<LetterInput, 'language' | 'today' | 'agency'>): AgencyPaper {
  return {
    language,
    date: formatDate(today, language),
    agencyName: agency.name,
    agencyLines: present([
      agency.address,
      agency.taxIdNumber && `${letterTexts[language].taxId} ${formatNip(agency.taxIdNumber)}`,
      present([
        agency.phone && formatPhone(agency.phone),
        agency.email && formatEmail(agency.email),
        agency.website,
      ]).join(' · '),
    ]),
    accent: accentOf(agency.accentColor),
    logo: agency.logo,
    footer: agency.footer,
  };
}

/** The agency's paper for a customer, in the words and formats of a language. */
export function letterOf(
  input: LetterInput,
  { title, smallPrint }: Pick<Letter, 'title' | 'smallPrint'>,
): Letter {
  const { language, customer, salesperson, number } = input;
  const texts = letterTexts[language];
  return {
    ...agencyPaper(input),
    title,
    smallPrint,
    reference: number === null ? '' : texts.reference(number),
    customerTitle: texts.customer,
    customerLines: present([
      customer.name,
      customer.organisation === customer.name ? null : customer.organisation,
      customer.taxIdNumber && `${texts.taxId} ${formatNip(customer.taxIdNumber)}`,
    ]),
    contactTitle: texts.contact,
    contactLines: salesperson
      ? present([
          salesperson.name,
          salesperson.phone && formatPhone(salesperson.phone),
          formatEmail(salesperson.email),
        ])
      : [],
  };
}
