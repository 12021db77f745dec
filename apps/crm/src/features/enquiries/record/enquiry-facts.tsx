import { categoryFields, hasField, type CategoryField } from '@szansa/domain/enquiry';
import { personName } from '@szansa/domain/shared';
import { DescriptionList, type DescriptionItem } from '@szansa/ui/description-list';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FoldingPanel } from '#kit/records/folding-panel.tsx';
import { Instant } from '#kit/records/instant.tsx';
import { plainValue } from '#kit/records/shown-value.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import type { Enquiry } from '#parts/enquiry/records.ts';

/** What is written down about an enquiry: the fields of its category, what it is linked to, and its words. */
export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation(['enquiries', 'enquiry', 'labels']);
  const formats = useFormats();
  const { category, brand, type, availability, ownShare, numberOfInstallments, distanceLimit, grant } =
    enquiry;
  const { customerFile, offer, createdBy, createdAt, description, extraDescription } = enquiry;
  const values: Readonly<Record<CategoryField, ReactNode>> = {
    brand,
    type,
    availability: availability && t(`enquiry:availability.${availability}`),
    ownShare: plainValue('money', ownShare, formats),
    numberOfInstallments: plainValue('number', numberOfInstallments, formats),
    distanceLimit: distanceLimit && t('enquiry:kilometres', { value: distanceLimit }),
    grant: grant && t(`enquiry:grant.${grant}`),
  };
  const own = categoryFields
    .filter((field) => hasField(category, field))
    .map((field): DescriptionItem => ({ label: t(`enquiry:fields.${field}`), value: values[field] }));
  const links: DescriptionItem[] = [
    {
      label: t('enquiry:fields.customerFileId'),
      value: customerFile && (
        <TextLink asChild>
          <Link to="/sales-opportunity/$id" params={{ id: customerFile.id }}>
            {`${customerFile.customerName} #${customerFile.number}`}
          </Link>
        </TextLink>
      ),
    },
    ...(offer && customerFile
      ? [
          {
            label: t('enquiry:fields.offerId'),
            value: (
              <TextLink asChild>
                <Link
                  to="/sales-opportunity/$id"
                  params={{ id: customerFile.id }}
                  search={{ tab: 'offers', offer: offer.id }}
                >
                  {[offer.vehicle, t(`labels:offerType.${offer.offerType}`)].filter(Boolean).join(' · ')}
                </Link>
              </TextLink>
            ),
          },
        ]
      : []),
  ];
  const words: DescriptionItem[] = [
    { label: t('enquiry:fields.description'), value: description, wide: true },
    ...(extraDescription
      ? [{ label: t('enquiry:fields.extraDescription'), value: extraDescription, wide: true }]
      : []),
  ];
  return (
    <FoldingPanel title={t('record.facts')}>
      <DescriptionList
        items={[
          ...words,
          ...own,
          ...links,
          { label: t('record.createdBy'), value: createdBy && personName(createdBy) },
          { label: t('record.createdAt'), value: <Instant at={createdAt} /> },
        ]}
      />
    </FoldingPanel>
  );
}
