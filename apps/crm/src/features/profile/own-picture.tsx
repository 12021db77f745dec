import type { Data, Endpoints } from '@szansa/api-client/client';
import { useTranslation } from 'react-i18next';

import { client, queries, queryClient } from '#kit/api/api.ts';
import { refreshSession } from '#kit/session/session.ts';
import { PictureField } from '#parts/picture/picture-field.tsx';

import { Section } from './section.tsx';

type Profile = Data<Endpoints['profile']['get']>;

/** The own picture, which everybody in the agency sees. */
export function OwnPicture({ profile }: { profile: Profile }) {
  const { t } = useTranslation('picture');
  const query = { version: profile.version };
  return (
    <Section id="picture" title={t('title')}>
      <PictureField
        person={profile}
        save={(file, body) => client.profile.savePicture({ query, body, files: [file] })}
        remove={() => client.profile.removePicture({ query })}
        cache={(saved: Profile) => {
          queryClient.setQueryData(queries.profile.get.key({}), saved);
          void refreshSession();
        }}
        refetchRecord={() => queryClient.invalidateQueries({ queryKey: queries.profile.get.key() })}
      />
    </Section>
  );
}
