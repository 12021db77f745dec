import { DescriptionList, type DescriptionItem } from '@szansa/ui/description-list';
import { Separator } from '@szansa/ui/separator';
import { useTranslation } from 'react-i18next';
import { personName } from '@szansa/domain/shared';

import { FoldingPanel } from '#kit/records/folding-panel.tsx';
import { Instant } from '#kit/records/instant.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { EmailLinks, PhoneLinks } from '#kit/records/contact-links.tsx';
import type { Opportunity } from '#parts/opportunity/records.ts';

import { usePlace } from '../use-place.ts';
import { LabelsField } from './labels-field.tsx';
import { LeadSourceField } from './lead-source-field.tsx';
import { NoteField } from '#kit/forms/note-field.tsx';
import { useEditing } from '#parts/opportunity/editing.ts';
import { useOpportunityChange } from './use-opportunity-change.tsx';

/** The note about an opportunity. */
function OpportunityNote({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunity');
  const { mayEdit, edit } = useEditing();
  const saving = useOpportunityChange(opportunity);
  return (
    <NoteField
      place={`opportunity/${opportunity.id}`}
      label={t('panel.note')}
      note={opportunity.note}
      saving={saving}
      mayEdit={mayEdit}
      initial={edit}
    />
  );
}

/** What is known about an opportunity beside its tabs; what one may change is changed in its place. */
export function DetailsPanel({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunity');
  const formats = useFormats();
  const { place } = usePlace();
  const { customer, createdBy } = opportunity;
  const phones = (customer.phones ?? []).map(({ phone }) => phone);
  const emails = (customer.emails ?? []).map(({ email }) => email);

  const contact: DescriptionItem[] = [
    ...(phones.length > 0 ? [{ label: t('customer.phones'), value: <PhoneLinks phones={phones} /> }] : []),
    ...(emails.length > 0 ? [{ label: t('customer.emails'), value: <EmailLinks emails={emails} /> }] : []),
    ...(customer.taxIdNumber
      ? [
          {
            label: t('customer.taxIdNumber'),
            value: <span className="tabular-nums">{formats.taxId(customer.taxIdNumber)}</span>,
          },
        ]
      : []),
  ];
  const facts: DescriptionItem[] = [
    { label: t('panel.vehicle'), value: opportunity.vehicle },
    {
      label: t('panel.vehicleValue'),
      value: opportunity.vehicleValue && (
        <span className="tabular-nums">{formats.money(opportunity.vehicleValue)}</span>
      ),
    },
    ...(opportunity.closingDate
      ? [{ label: t('panel.closingDate'), value: formats.date(opportunity.closingDate) }]
      : []),
    { label: t('panel.creationMethod'), value: t(`panel.creationMethods.${opportunity.creationMethod}`) },
    { label: t('panel.createdBy'), value: createdBy && personName(createdBy) },
    { label: t('panel.createdAt'), value: <Instant at={opportunity.createdAt} /> },
    { label: t('panel.statusChangedAt'), value: <Instant at={opportunity.statusChangedAt} /> },
    { label: t('panel.lastActivityAt'), value: <Instant at={opportunity.lastActivityAt} /> },
  ];

  return (
    <FoldingPanel
      title={t('panel.title')}
      short={phones.length > 0 && <PhoneLinks phones={phones.slice(0, 1)} />}
      forced={place.field === 'leadSource'}
    >
      <div className="space-y-4 md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-6 md:max-lg:space-y-0">
        <LeadSourceField opportunity={opportunity} />
        <LabelsField opportunity={opportunity} />
        <OpportunityNote opportunity={opportunity} />
      </div>
      {contact.length > 0 && (
        <>
          <Separator />
          <h2 className="font-semibold">{t('panel.contact')}</h2>
          <DescriptionList items={contact} />
        </>
      )}
      <Separator />
      <DescriptionList items={facts} columns={2} />
    </FoldingPanel>
  );
}
