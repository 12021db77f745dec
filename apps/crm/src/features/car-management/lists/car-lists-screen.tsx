import { carListEntity, carListKinds } from '@szansa/domain/catalogue';
import { LinkTabs } from '@szansa/ui/link-tabs';
import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import { EntryList } from './entry-list.tsx';
import { OfParent } from './parent-fields.tsx';

/** The lists of the car catalogue, one at a time; the address contains which. */
export function CarListsScreen() {
  const { t } = useTranslation('carLists');
  const { has } = useAccess();
  const chosen = useAddressPart('kind');
  const kinds = carListKinds.filter((kind) => has(`${carListEntity(kind)}.get`));
  const kind = kinds.find((one) => one === chosen.value) ?? 'brand';
  return (
    <Page width="standard">
      <PageHeader
        title={t('title')}
        className="mb-4"
        tabs={
          <LinkTabs
            label={t('title')}
            items={kinds.map((one) => ({
              key: one,
              label: t(`kinds.${one}.name`),
              active: one === kind,
              link: <Link to="/car-management/lists" search={one === 'brand' ? {} : { kind: one }} />,
            }))}
          />
        }
      />
      <OfParent key={kind} kind={kind}>
        {(parentId, fields) => (
          <EntryList key={parentId} kind={kind} parentId={parentId}>
            {fields}
          </EntryList>
        )}
      </OfParent>
    </Page>
  );
}
