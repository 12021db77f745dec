import { websiteHref } from '@szansa/domain/agency';
import { Badge } from '@szansa/ui/badge';
import { TextLink } from '@szansa/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormats, type Formats } from '../texts/use-formats.ts';
import { EmailLinks, PhoneLinks } from './contact-links.tsx';
import { Instant } from './instant.tsx';

/** The kind of a displayed value; money and instants are in the format of the API. */
export type ShownKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'website'
  | 'taxId'
  | 'password'
  | 'color'
  | 'money'
  | 'number'
  | 'date'
  | 'instant'
  | 'checkbox'
  | 'active';

/** Whether a record is in use. */
export function ActiveState({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation();
  return isActive ? t('records.active') : <Badge tone="archive">{t('records.inactive')}</Badge>;
}

function YesOrNo({ value }: { value: boolean }) {
  const { t } = useTranslation();
  return t(value ? 'yes' : 'no');
}

const digits = (text: string) => <span className="tabular-nums">{text}</span>;

const formatted: Partial<Record<ShownKind, (text: string, formats: Formats) => ReactNode>> = {
  email: (text, { email }) => email(text),
  phone: (text, { phone }) => digits(phone(text)),
  taxId: (text, { taxId }) => digits(taxId(text)),
  money: (text, { money }) => digits(money(text)),
  date: (text, { date }) => digits(date(text)),
  instant: (text) => <Instant at={text} />,
  // not even to who has typed it
  password: () => '•••',
};

/** A value without links, for cells and comparisons; nothing for none. */
export function plainValue(kind: ShownKind, value: unknown, formats: Formats): ReactNode {
  if (typeof value === 'boolean') {
    return kind === 'active' ? <ActiveState isActive={value} /> : <YesOrNo value={value} />;
  }
  if (typeof value === 'number') return value.toLocaleString(formats.language);
  if (typeof value !== 'string' || value === '') return null;
  return formatted[kind]?.(value, formats) ?? value;
}

function ColorSwatch({ color }: { color: string }) {
  return (
    <span className="inline-flex items-center gap-2 tabular-nums">
      <span
        aria-hidden
        className="size-4 rounded-small border border-border-strong"
        style={{ backgroundColor: color }}
      />
      {color}
    </span>
  );
}

const linked: Partial<Record<ShownKind, (text: string) => ReactNode>> = {
  phone: (text) => <PhoneLinks phones={[text]} />,
  email: (text) => <EmailLinks emails={[text]} />,
  website: (text) => (
    <TextLink href={websiteHref(text)} target="_blank" rel="noreferrer">
      {text}
    </TextLink>
  ),
  color: (text) => <ColorSwatch color={text} />,
  longText: (text) => <span className="wrap-anywhere whitespace-pre-line">{text}</span>,
};

/** A value on the record's own screen: calls, mails and opens what can be. */
export function ShownValue({ kind, value }: { kind: ShownKind; value: unknown }) {
  const formats = useFormats();
  const link = typeof value === 'string' && value !== '' ? linked[kind]?.(value) : undefined;
  return link ?? plainValue(kind, value, formats);
}
