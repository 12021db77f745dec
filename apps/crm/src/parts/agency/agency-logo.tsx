import type { Data, Endpoints } from '@szansa/api-client/client';
import { useTranslation } from 'react-i18next';

import { client, queries, queryClient } from '#kit/api/api.ts';
import { LogoField } from '#parts/logo/logo-field.tsx';

type Agency = Data<Endpoints['agency']['get']>;

/** Chooses, replaces and removes the logo of the agency; each is saved at once. */
export function AgencyLogo({ agency: { hasLogo, version } }: { agency: Agency }) {
  const { t } = useTranslation('agency');
  return (
    <LogoField
      hasLogo={hasLogo}
      removeHint={t('removeLogoHint')}
      save={async (file) => {
        const saved = await client.agency.saveLogo({ query: { version }, files: [file] });
        // the picture before is not this one any more
        void queryClient.resetQueries({ queryKey: queries.agency.logo.key() });
        return saved;
      }}
      remove={() => client.agency.removeLogo({ query: { version } })}
      cache={(saved: Agency) => queryClient.setQueryData(queries.agency.get.query().queryKey, saved)}
      refetchRecord={() => queryClient.invalidateQueries({ queryKey: queries.agency.get.key() })}
    />
  );
}
