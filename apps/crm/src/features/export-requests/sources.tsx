import { accessLabels } from '@szansa/domain/language';
import { exportSources, type ExportSource } from '@szansa/domain/export';
import {
  Building2,
  CarFront,
  ChartColumn,
  Contact,
  FileSpreadsheet,
  FileText,
  Handshake,
  KanbanSquare,
  Landmark,
  ListTree,
  MailCheck,
  Megaphone,
  MessageSquareText,
  Scale,
  Store,
  UserRoundCog,
  UserRoundX,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';

import { currentLanguage } from '#kit/texts/i18n.ts';

/** The screens of exported lists, and their icons; that of a new declared record follows from its name. */
const screens = {
  Customer: { to: '/customers', icon: <Users aria-hidden /> },
  CustomerOrganization: { to: '/customer-organisations', icon: <Building2 aria-hidden /> },
  UnassignedCustomerFile: { to: '/admin/unassigned-leads', icon: <UserRoundX aria-hidden /> },
  CustomerFile: { to: '/sales-opportunities', icon: <KanbanSquare aria-hidden /> },
  Offer: { to: '/offers', icon: <FileText aria-hidden /> },
  BankComparison: { to: '/bank-comparisons', icon: <Scale aria-hidden /> },
  RentOffer: { to: '/rent-offers', icon: <Handshake aria-hidden /> },
  InternalEnquiry: { to: '/internal-enquiries', icon: <MessageSquareText aria-hidden /> },
  Bank: { to: '/banks', icon: <Landmark aria-hidden /> },
  Dealer: { to: '/dealers', icon: <Store aria-hidden /> },
  Representative: { to: '/representatives', icon: <Contact aria-hidden /> },
  Vehicle: { to: '/vehicles', icon: <CarFront aria-hidden /> },
  CarOffer: { to: '/car-management', icon: <CarFront aria-hidden /> },
  CarTemplate: { to: '/car-management/templates', icon: <CarFront aria-hidden /> },
  CarListEntry: { to: '/car-management/lists', icon: <ListTree aria-hidden /> },
  Report: { to: '/reports', icon: <FileSpreadsheet aria-hidden /> },
  CompanyNoticeEntry: { to: '/admin/work-control-notifications', icon: <Megaphone aria-hidden /> },
  Analytics: { to: '/analytics', icon: <ChartColumn aria-hidden /> },
  User: { to: '/admin', icon: <UserRoundCog aria-hidden /> },
  Mail: { to: '/admin/outbox', icon: <MailCheck aria-hidden /> },
} as const satisfies Readonly<Partial<Record<ExportSource, { to: string; icon: ReactNode }>>>;

type Screens = typeof screens;

/** Returns the screen of an exported list. */
export function screenOf(source: ExportSource): {
  readonly to: Screens[keyof Screens]['to'];
  readonly icon: ReactNode;
} {
  const known: Readonly<Partial<Record<ExportSource, Screens[keyof Screens]>>> = screens;
  // the list of a declared record is at its name
  const path = `/${exportSources[source]}` as Screens['Bank']['to'];
  return known[source] ?? { to: path, icon: <FileText aria-hidden /> };
}

/** What a source is called in the language spoken now: as its list is. */
export function sourceName(source: ExportSource): string {
  return accessLabels(currentLanguage()).table[exportSources[source]];
}
