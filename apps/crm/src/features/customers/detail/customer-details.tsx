import { personName } from '@szansa/domain/shared';
import { DescriptionList, type DescriptionItem } from '@szansa/ui/description-list';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Instant } from '#kit/records/instant.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import type { Customer } from '#parts/customer/customer-values.ts';
import { PersonalId } from './personal-id.tsx';

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-large border border-border bg-surface p-4">
      <h2 className="mb-3 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** Lines of a value; nothing when there are none, so that the list shows its dash. */
function lines(items: readonly { key: string; content: ReactNode }[]): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul className="space-y-1">
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
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

/** Everything written down about a customer. Fields hidden from the user are absent, and so are their lines. */
export function CustomerDetails({ customer }: { customer: Customer }) {
  const { t } = useTranslation(['customers', 'customer']);
  const formats = useFormats();
  const { phones, emails, taxIdNumber, personalIdNumber, note } = customer;
  const only = (value: unknown, item: DescriptionItem) => (value === undefined ? [] : [item]);
  const place = [customer.postCode, customer.city].filter(Boolean).join(' ');
  const address = [customer.street, place, customer.country].flatMap((line) => line || []);

  const contact = [
    ...only(phones, {
      label: t('customer:fields.phones'),
      value: lines(
        (phones ?? []).map((phone) => ({
          key: phone,
          content: (
            <TextLink href={`tel:${phone}`} className="inline-flex items-center gap-1.5 tabular-nums">
              <Phone aria-hidden className="size-3.5" />
              {formats.phone(phone)}
            </TextLink>
          ),
        })),
      ),
    }),
    ...only(emails, {
      label: t('customer:fields.emails'),
      value: lines(
        (emails ?? []).map((email) => ({
          key: email,
          content: (
            <TextLink href={`mailto:${email}`} className="inline-flex items-center gap-1.5 wrap-anywhere">
              <Mail aria-hidden className="size-3.5 shrink-0" />
              {email}
            </TextLink>
          ),
        })),
      ),
    }),
    ...only(customer.city, {
      label: t('detail.address'),
      value: address.length > 0 && (
        <address className="not-italic">
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      ),
    }),
  ];

  const details = [
    {
      label: t('detail.firms'),
      value: lines(
        customer.customerOrganizations.map((firm) => ({
          key: firm.id,
          content: (
            <>
              <FirmName {...firm} />
              {firm.taxIdNumber && (
                <span className="block text-small text-text-muted tabular-nums">
                  {t('customer:fields.taxIdNumber')} {formats.taxId(firm.taxIdNumber)}
                </span>
              )}
            </>
          ),
        })),
      ),
    },
    ...only(taxIdNumber, {
      label: t('customer:fields.taxIdNumber'),
      value: taxIdNumber && <span className="tabular-nums">{formats.taxId(taxIdNumber)}</span>,
    }),
    ...only(personalIdNumber, {
      label: t('customer:fields.personalIdNumber'),
      value: personalIdNumber && <PersonalId customerId={customer.id} masked={personalIdNumber} />,
    }),
    {
      label: t('detail.addedBy'),
      value: customer.addedBy && personName(customer.addedBy),
    },
    { label: t('detail.createdAt'), value: <Instant at={customer.createdAt} /> },
    { label: t('detail.updatedAt'), value: <Instant at={customer.updatedAt} /> },
  ];

  return (
    <>
      {contact.length > 0 && (
        <Panel title={t('detail.contact')}>
          <DescriptionList items={contact} columns={2} />
        </Panel>
      )}
      <Panel title={t('detail.details')}>
        <DescriptionList items={details} columns={2} />
      </Panel>
      {note && (
        <Panel title={t('detail.note')}>
          <p className="wrap-anywhere whitespace-pre-line">{note}</p>
        </Panel>
      )}
    </>
  );
}
