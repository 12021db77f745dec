import { Button } from '@szansa/ui/button';
import { DescriptionList, type DescriptionItem } from '@szansa/ui/description-list';
import { Separator } from '@szansa/ui/separator';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#app/i18n/use-formats.ts';

import { EmailLinks, PhoneLinks } from '../contact-links.tsx';
import { personName, type Opportunity } from '../records.ts';
import { LabelsField } from './labels-field.tsx';
import { LeadSourceField } from './lead-source-field.tsx';
import { NoteField } from './note-field.tsx';

/** What is known about an opportunity beside its tabs; what one may change is changed in its place. */
export function DetailsPanel({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunity');
  const formats = useFormats();
  const factsId = useId();
  // beside the tabs there is room for everything, above them the facts wait
  const [showsFacts, setShowsFacts] = useState(false);
  const { customer, createdBy } = opportunity;

  const contact: DescriptionItem[] = [
    ...(customer.phones?.length
      ? [{ label: t('customer.phones'), value: <PhoneLinks phones={customer.phones} /> }]
      : []),
    ...(customer.emails?.length
      ? [{ label: t('customer.emails'), value: <EmailLinks emails={customer.emails} /> }]
      : []),
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
    { label: t('panel.createdAt'), value: formats.instant(opportunity.createdAt) },
    { label: t('panel.statusChangedAt'), value: formats.instant(opportunity.statusChangedAt) },
    { label: t('panel.lastActivityAt'), value: formats.instant(opportunity.lastActivityAt) },
  ];

  return (
    <section
      aria-label={t('panel.title')}
      className="space-y-4 rounded-large border border-border bg-surface p-4"
    >
      <div className="space-y-4 md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-6 md:max-lg:space-y-0">
        <LeadSourceField opportunity={opportunity} />
        <LabelsField opportunity={opportunity} />
        <NoteField opportunity={opportunity} />
      </div>
      {contact.length > 0 && (
        <>
          <Separator />
          <h2 className="font-semibold">{t('panel.contact')}</h2>
          <DescriptionList items={contact} />
        </>
      )}
      <Button
        size="small"
        variant="ghost"
        className="-ml-2 lg:hidden"
        aria-expanded={showsFacts}
        aria-controls={factsId}
        icon={showsFacts ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        onClick={() => setShowsFacts(!showsFacts)}
      >
        {t(showsFacts ? 'panel.less' : 'panel.more')}
      </Button>
      <div id={factsId} className={showsFacts ? 'space-y-4' : 'space-y-4 max-lg:hidden'}>
        <Separator />
        <DescriptionList items={facts} columns={2} />
      </div>
    </section>
  );
}
