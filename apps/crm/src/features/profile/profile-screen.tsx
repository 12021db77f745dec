import { Button } from '@szansa/ui/button';
import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Data, Endpoints } from '@szansa/api-client/client';

import { queries, client, queryClient } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingForm } from '#kit/records/loading-shapes.tsx';
import { refreshSession } from '#kit/session/session.ts';
import { PictureField } from '#parts/picture/picture-field.tsx';
import { OwnData } from './own-data.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordChange } from './password-change.tsx';
import { Preferences } from './preferences.tsx';
import { Section } from './section.tsx';
import { SecondFactor } from './second-factor/second-factor.tsx';

type Profile = Data<Endpoints['profile']['get']>;

/** The own picture, which everybody in the agency sees. */
function OwnPicture({ profile }: { profile: Profile }) {
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

const parts = [
  ['data', 'data.title'],
  ['picture', 'picture:title'],
  ['preferences', 'preferences.title'],
  ['notifications', 'notifications.title'],
  ['password', 'password.title'],
  ['second-factor', 'secondFactor.title'],
  ['sessions', 'sessions.title'],
] as const;

function Contents() {
  const { t } = useTranslation(['profile', 'picture']);
  return (
    <nav aria-label={t('contents')} className="sticky top-4 -ml-2.5 self-start max-lg:hidden">
      <ul className="space-y-0.5">
        {parts.map(([id, title]) => (
          <li key={id}>
            <Link
              to="."
              hash={id}
              replace
              className="block rounded-medium px-2.5 py-1.5 text-text-muted hover:bg-surface-hover hover:text-text"
            >
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The own account: data, preferences, password, second factor, sessions. */
export function ProfileScreen() {
  const { t } = useTranslation(['profile', 'common']);
  const profile = useQuery(queries.profile.get.query());
  return (
    <Page width="narrow">
      <PageHeader title={t('title')} className="mb-4" />
      {profile.isPending && (
        <div
          role="status"
          aria-label={t('common:states.loading')}
          className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <Contents />
          <div className="space-y-4">
            <LoadingForm fields={6} />
            <LoadingForm />
          </div>
        </div>
      )}
      {profile.isError && !profile.data && (
        <FailedScreen error={profile.error} onRetry={() => void profile.refetch()} />
      )}
      {profile.data && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
          <Contents />
          <div className="space-y-4">
            <OwnData profile={profile.data} />
            <OwnPicture profile={profile.data} />
            <Preferences />
            <Section
              id="notifications"
              title={t('notifications.title')}
              hint={t('notifications.inProfile')}
              actions={
                <Button asChild size="small">
                  <Link to="/profile/notifications">{t('notifications.open')}</Link>
                </Button>
              }
            />
            <PasswordChange />
            <SecondFactor state={profile.data.secondFactor} />
            <OwnSessions />
          </div>
        </div>
      )}
    </Page>
  );
}
