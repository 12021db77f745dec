import { enquiryStatuses } from '@szansa/domain/enquiry';
import { opportunityStatuses } from '@szansa/domain/opportunity';
import { recordOfAddress, type LinkedKind, type LinkedRecord } from '@szansa/domain/record-link';
import { recordLabels, type DirectoryRecord } from '@szansa/domain/record-names';
import { RecordChip } from '@szansa/ui/record-chip';
import { StatusChip } from '@szansa/ui/status-chip';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  Building2,
  Car,
  CarFront,
  FileSpreadsheet,
  FileText,
  Handshake,
  Landmark,
  Megaphone,
  MessageCircleQuestionMark,
  Scale,
  Store,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { named } from '#kit/texts/record-words.ts';
import { enquiryMarks } from '#parts/enquiry/status.tsx';
import { OpportunityStatusChip } from '#parts/opportunity/status.tsx';

import { describedRecord, type DescribedRecord } from './described-records.ts';

/** A declared record without an icon here has that of a file. */
const icons: Readonly<Partial<Record<LinkedKind, LucideIcon>>> = {
  opportunity: Handshake,
  offer: FileSpreadsheet,
  internal_enquiry: MessageCircleQuestionMark,
  customer: UserRound,
  customer_organisation: Building2,
  bank: Landmark,
  dealer: Store,
  representative: UserRound,
  vehicle: Car,
  car_template: CarFront,
  car_offer: CarFront,
  rent_offer_pdf: CarFront,
  bank_comparison_pdf: Scale,
  report: FileSpreadsheet,
  company_notice: Megaphone,
  my_company_notice: Megaphone,
};

/** An address in a message as the record it leads to; undefined for any other address. */
export function renderRecordLink(href: string): ReactNode {
  const record = recordOfAddress(new URL(href), location.origin);
  return record ? <RecordLink record={record} href={href} /> : undefined;
}

function Status({ kind, status }: DescribedRecord) {
  const { t } = useTranslation('labels');
  if (kind === 'opportunity') {
    const known = opportunityStatuses.find((one) => one === status);
    return known && <OpportunityStatusChip status={known} />;
  }
  const known = kind === 'internal_enquiry' && enquiryStatuses.find((one) => one === status);
  return known ? <StatusChip {...enquiryMarks[known]}>{t(`enquiryStatus.${known}`)}</StatusChip> : null;
}

const isDirectory = (kind: LinkedKind): kind is DirectoryRecord => Object.hasOwn(recordLabels, kind);

interface RecordLinkProps {
  record: LinkedRecord;
  href: string;
}

function RecordLink({ record, href }: RecordLinkProps) {
  const { t } = useTranslation('conversation');
  const { data } = useQuery(describedRecord(record));
  const Icon = icons[record.kind] ?? FileText;
  const { pathname, search, searchParams } = new URL(href);
  return (
    <RecordChip
      link={<Link to={pathname} search={Object.fromEntries(searchParams)} />}
      // everybody knows where the installation is
      address={`${pathname}${search}`}
      record={
        data
          ? {
              icon: <Icon aria-hidden />,
              kind: isDirectory(record.kind)
                ? named(recordLabels[record.kind].one)
                : t(`recordKind.${record.kind}`),
              name: data.name,
              status: <Status {...data} />,
            }
          : undefined
      }
    />
  );
}
