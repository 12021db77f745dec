import { websiteHref } from '@szansa/domain/agency';
import { DescriptionList, type DescriptionItem } from '@szansa/ui/description-list';
import { TextLink } from '@szansa/ui/link';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';
import { EmailLinks, PhoneLinks } from '#parts/contact/contact-links.tsx';

import type { Bank } from '../form/bank-values.ts';
import { BankState } from '../list/bank-list.tsx';

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

/** Everything written down about a bank. Fields hidden from the user are absent, and so are their lines. */
export function BankData({ bank }: { bank: Bank }) {
  const { t } = useTranslation('banks');
  const formats = useFormats();
  const { taxIdNumber, color, email, phone, website, address, note } = bank;
  const unlessHidden = (value: unknown, item: DescriptionItem) => (value === undefined ? [] : [item]);
  const items = [
    {
      label: t('fields.taxIdNumber'),
      value: taxIdNumber && <span className="tabular-nums">{formats.taxId(taxIdNumber)}</span>,
    },
    { label: t('columns.isActive'), value: <BankState isActive={bank.isActive} /> },
    ...unlessHidden(phone, { label: t('fields.phone'), value: phone && <PhoneLinks phones={[phone]} /> }),
    ...unlessHidden(email, { label: t('fields.email'), value: email && <EmailLinks emails={[email]} /> }),
    ...unlessHidden(address, { label: t('fields.address'), value: address }),
    {
      label: t('fields.website'),
      value: website && (
        <TextLink href={websiteHref(website)} target="_blank" rel="noreferrer">
          {website}
        </TextLink>
      ),
    },
    { label: t('fields.color'), value: color && <ColorSwatch color={color} /> },
    { label: t('columns.createdAt'), value: formats.instant(bank.createdAt) },
    ...unlessHidden(note, {
      label: t('fields.note'),
      value: note && <span className="wrap-anywhere whitespace-pre-line">{note}</span>,
      wide: true,
    }),
  ];
  return (
    <div className="rounded-large border border-border bg-surface p-4">
      <DescriptionList items={items} columns={2} />
    </div>
  );
}
