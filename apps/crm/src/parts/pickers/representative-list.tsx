import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { PagedList } from '#kit/lists/paged-list.tsx';

import { Contact } from './contact.tsx';

/** The people of a bank, those who left it as well. */
export function RepresentativeList({ bankId }: { bankId: string }) {
  const { t } = useTranslation('pickers');
  return (
    <PagedList
      label={t('list')}
      place="representativesPage"
      ask={(page) => queries.representatives.list.query({ query: { bankId, withInactive: true, page } })}
      empty={{ icon: <Users aria-hidden />, title: t('none') }}
    >
      {(representative) => (
        <div className="min-w-0">
          <Contact representative={representative} />
        </div>
      )}
    </PagedList>
  );
}
