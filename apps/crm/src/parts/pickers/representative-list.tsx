import type { Endpoints, Input } from '@szansa/api-client/client';
import { personName } from '@szansa/domain/shared';
import { Button } from '@szansa/ui/button';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { CreateRecord } from '#kit/forms/create-record.tsx';
import { PagedList } from '#kit/lists/paged-list.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';

import { Contact } from './contact.tsx';
import { representativeFieldsOf, representativeForm } from './representative-form.tsx';
import { representativeRecord, type StoredRepresentative } from './representative.ts';

type Query = NonNullable<Input<Endpoints['representatives']['list']>['query']>;
type Bank = NonNullable<StoredRepresentative['bank']>;
type Dealer = NonNullable<StoredRepresentative['dealer']>;

interface RepresentativeListProps {
  /** The bank or the dealer. */
  house: { readonly bank: Bank } | { readonly dealer: Dealer };
}

/** The people of a bank, those of one out of use as well, or of a dealer; a new one is written down beside them. */
export function RepresentativeList({ house }: RepresentativeListProps) {
  const { t } = useTranslation('pickers');
  const { has } = useAccess();
  const [isAdding, setAdding] = useState(false);
  const [kind, of]: ['bank' | 'dealer', Query] =
    'bank' in house ? ['bank', { bankId: house.bank.id }] : ['dealer', { dealerId: house.dealer.id }];
  const close = () => setAdding(false);
  return (
    <div className="space-y-3">
      {has('representative.create') && (
        <Button icon={<UserPlus aria-hidden />} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      )}
      <PagedList
        label={t('list')}
        place="representativesPage"
        queryOf={(page) => queries.representatives.list.query({ query: { ...of, withInactive: true, page } })}
        empty={{ drawing: 'people', title: t('none') }}
      >
        {(representative) => (
          <div className="min-w-0">
            <Contact representative={representative}>
              <TextLink asChild>
                <Link to={representativeRecord.path} params={{ id: representative.id }}>
                  {personName(representative)}
                </Link>
              </TextLink>
            </Contact>
          </div>
        )}
      </PagedList>
      {isAdding && (
        <CreateRecord
          form={representativeForm}
          fields={representativeFieldsOf[kind]}
          given={house}
          onClose={close}
          onCreated={close}
        />
      )}
    </div>
  );
}
