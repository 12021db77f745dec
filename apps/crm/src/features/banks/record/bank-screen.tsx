import { Badge } from '@szansa/ui/badge';
import { PageHeader } from '@szansa/ui/page-header';
import { Tabs, type TabItem } from '@szansa/ui/tabs';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { useRecentRecord } from '#kit/records/recent-records.ts';
import { RecordScreen } from '#kit/records/record-screen.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';

import type { Bank } from '../form/bank-values.ts';
import { EditBank } from '../form/edit-bank.tsx';
import { BankActions } from './bank-actions.tsx';
import { BankData } from './bank-data.tsx';
import { BankOffers, BankRepresentatives } from './bank-lists.tsx';
import { BankScoreboard } from './bank-scoreboard.tsx';

const tabs = ['data', 'representatives', 'offers', 'scoreboard'] as const;
type Tab = (typeof tabs)[number];

function BankTabs({ bank }: { bank: Bank }) {
  const { t } = useTranslation('banks');
  const { has } = useAccess();
  const tab = useAddressPart('tab');
  const shows: Readonly<Record<Tab, boolean>> = {
    data: true,
    representatives: has('representative.get'),
    offers: has('offer.get'),
    scoreboard: has('offer.get'),
  };
  const contents = {
    data: <BankData bank={bank} />,
    representatives: <BankRepresentatives bankId={bank.id} />,
    offers: <BankOffers bankId={bank.id} />,
    scoreboard: <BankScoreboard bankId={bank.id} />,
  };
  const shown = tabs.filter((each) => shows[each]);
  const current = shown.find((each) => each === tab.value) ?? 'data';
  const items = shown.map((value): TabItem<Tab> => ({ value, label: t(`tabs.${value}`) }));
  return (
    <Tabs
      label={t('tabsLabel')}
      items={items}
      value={current}
      onValueChange={(value) => void tab.change(value === 'data' ? undefined : value)}
      className="mt-4 min-w-0"
    >
      {contents[current]}
    </Tabs>
  );
}

function LoadedBank({ bank }: { bank: Bank }) {
  const { t } = useTranslation('banks');
  const edit = useAddressPart('edit');
  useRecentRecord({ kind: 'bank', id: bank.id, label: bank.name, hint: bank.shortName ?? '' });
  return (
    <>
      <PageHeader
        title={bank.name}
        subtitle={bank.shortName ?? undefined}
        status={!bank.isActive && <Badge tone="archive">{t('inactive')}</Badge>}
        actions={bank.can.edit && <BankActions bank={bank} />}
      />
      <BankTabs bank={bank} />
      {bank.can.edit && edit.value === 'bank' && (
        <EditBank bank={bank} onClose={() => void edit.change(undefined)} />
      )}
    </>
  );
}

/** One bank: who it is, its people, the offers made with it, and how it did. */
export function BankScreen() {
  const { bankId = '' } = useParams({ strict: false });
  return (
    <RecordScreen
      query={queries.banks.get.query({ params: { id: bankId } })}
      watch={{ entity: 'bank', id: bankId }}
    >
      {(bank) => <LoadedBank bank={bank} />}
    </RecordScreen>
  );
}
