import { rentTypes } from '@szansa/domain/rent-offer';
import { useTranslation } from 'react-i18next';

import { ListScreen } from '#kit/lists/list-screen.tsx';

import { rentOfferList } from './rent-offer-list.tsx';

/** Rent offers one may read; a new one is written down beside the list. */
export function RentOffersScreen() {
  const { t } = useTranslation(['rentOffers', 'labels']);
  return (
    <ListScreen
      list={rentOfferList}
      filters={[
        {
          key: 'offerType',
          label: t('columns.offerType'),
          kind: 'multi',
          options: rentTypes.map((type) => ({ value: type, label: t(`labels:offerType.${type}`) })),
        },
        { key: 'is_self', label: t('filters.mine'), kind: 'toggle' },
        { key: 'is_archived', label: t('filters.archived'), kind: 'toggle' },
      ]}
    />
  );
}
