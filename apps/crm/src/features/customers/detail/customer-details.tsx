import { personName } from '@szansa/domain/shared';
import { DescriptionList, type DescriptionItem } from '@szansa/ui/description-list';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@szansa/ui/icon-button';
import { useMutation } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';

import { NoteField } from '#kit/forms/note-field.tsx';
import { PendingMark } from '#kit/live/pending-mark.tsx';
import { EmailLinks, PhoneLinks } from '#kit/records/contact-links.tsx';
import { Instant } from '#kit/records/instant.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import type { Customer } from '#parts/customer/customer-values.ts';
import { queries } from '#kit/api/api.ts';
import { toastError } from '#kit/toasts/toasts.ts';
import { useCustomerLines, useCustomerNote, type Line } from './use-customer-change.ts';

/**
 * The masked personal id; revealing it is a separate call, which the server logs, and the value is cleared on navigation.
 */
function PersonalId({ customerId, masked }: { customerId: string; masked: string }) {
  const { t } = useTranslation('customers');
  const reveal = useMutation({
    meta: { isNoChange: true },
    ...queries.customers.revealPersonalId.mutation(),
    gcTime: 0,
    onError: toastError,
  });
  const shown = reveal.data?.personalIdNumber;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      <span className="tabular-nums">{shown ?? masked}</span>
      <IconButton
        label={shown ? t('detail.hide') : t('detail.reveal')}
        icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        size="small"
        loading={reveal.isPending}
        onClick={() => {
          if (shown) reveal.reset();
          else reveal.mutate({ params: { id: customerId } });
        }}
      />
      <span role="status" className="basis-full text-small text-text-muted empty:hidden">
        {shown ? t('detail.revealLogged') : ''}
      </span>
    </span>
  );
}

/** The name of a firm, which leads to it for those who may read firms. */
function FirmName({ id, name }: { id: string; name: string }) {
  const { has } = useAccess();
  if (!has('customer_organisation.get')) return name;
  return (
    <TextLink asChild>
      <Link to="/customer-organisation/$id" params={{ id }}>
        {name}
      </Link>
    </TextLink>
  );
}

/** The firms a customer represents, with their tax ids. */
function Firms({ firms }: { firms: Customer['customerOrganizations'] }) {
  const { t } = useTranslation('customer');
  const formats = useFormats();
  return (
    <ul className="space-y-1">
      {firms.map((firm) => (
        <li key={firm.id}>
          <FirmName {...firm} />
          {firm.taxIdNumber && (
            <span className="block text-small text-text-muted tabular-nums">
              {t('fields.taxIdNumber')} {formats.taxId(firm.taxIdNumber)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const panel = 'space-y-4 rounded-large border border-border bg-surface p-4';

/** Contacts of a customer: pressed to call or write. */
function contactItems(customer: Customer, t: TFunction<['customers', 'customer']>): DescriptionItem[] {
  const { phones, emails } = customer;
  return [
    ...(phones
      ? [
          {
            label: t('customer:fields.phones'),
            value: <PhoneLinks phones={phones.map(({ phone }) => phone)} />,
          },
        ]
      : []),
    ...(emails
      ? [
          {
            label: t('customer:fields.emails'),
            value: <EmailLinks emails={emails.map(({ email }) => email)} />,
          },
        ]
      : []),
  ];
}

/** How a customer is reached, and the note about them. Fields hidden from the user are absent. */
export function CustomerContact({ customer }: { customer: Customer }) {
  const { t } = useTranslation(['customers', 'customer']);
  const saving = useCustomerNote(customer);
  const { id, note, can } = customer;
  const contact = contactItems(customer, t);
  if (contact.length === 0 && note === undefined) return null;
  return (
    <section aria-label={t('detail.contact')} className={panel}>
      {contact.length > 0 && <DescriptionList items={contact} />}
      {note !== undefined && (
        <NoteField
          place={`customer/${id}`}
          label={t('detail.note')}
          note={note}
          saving={saving}
          mayEdit={can.edit}
        />
      )}
    </section>
  );
}

/**
 * What else is written down about a customer; lines of text are changed in their place. Fields hidden from the user are
 * absent, and so are their lines.
 */
export function CustomerDetails({ customer }: { customer: Customer }) {
  const { t } = useTranslation(['customers', 'customer']);
  const formats = useFormats();
  const { id, personalIdNumber, customerOrganizations } = customer;
  const { edit, unconfirmed, dialog } = useCustomerLines(customer);
  const line = (field: Line, shown: (value: string) => ReactNode = (value) => value): DescriptionItem[] => {
    const value = unconfirmed[field] ?? customer[field];
    if (value === undefined) return [];
    return [
      {
        label: t(`customer:fields.${field}`),
        value:
          unconfirmed[field] === undefined ? (
            value && shown(value)
          ) : (
            <>
              {value && shown(value)} <PendingMark />
            </>
          ),
        edit: edit(field),
      },
    ];
  };
  const facts: DescriptionItem[] = [
    {
      label: t('detail.firms'),
      value: customerOrganizations.length === 0 ? null : <Firms firms={customerOrganizations} />,
    },
    ...line('taxIdNumber', (value) => <span className="tabular-nums">{formats.taxId(value)}</span>),
    ...(personalIdNumber === undefined
      ? []
      : [
          {
            label: t('customer:fields.personalIdNumber'),
            value: personalIdNumber && <PersonalId customerId={id} masked={personalIdNumber} />,
          },
        ]),
    ...line('street'),
    ...line('postCode'),
    ...line('city'),
    ...line('country'),
    { label: t('detail.addedBy'), value: customer.addedBy && personName(customer.addedBy) },
    { label: t('detail.createdAt'), value: <Instant at={customer.createdAt} /> },
    { label: t('detail.updatedAt'), value: <Instant at={customer.updatedAt} /> },
  ];
  return (
    <section aria-label={t('detail.details')} className={panel}>
      <DescriptionList items={facts} layout="beside" />
      {dialog}
    </section>
  );
}
