import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';

import { ActivationSteps } from './activation/activation-steps.tsx';
import { DeadActivationLink } from './activation/dead-activation-link.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { isLinkInvalid, LinkNotOpened, OpeningLink } from './opening-link.tsx';
import { PublicFrame } from './public-frame.tsx';

function Activation({ token }: { token: string }) {
  const { t } = useTranslation('session');
  const link = useQuery({
    ...queries.activation.open.query({ body: { token } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (link.data) return <ActivationSteps token={token} account={link.data} />;
  if (isLinkInvalid(link.error)) return <DeadActivationLink />;
  return (
    <PublicFrame title={t('activation.title')} below={<BackToLogin />}>
      {link.isError ? (
        <LinkNotOpened
          title={t('activation.failed')}
          error={link.error}
          onRetry={() => void link.refetch()}
        />
      ) : (
        <OpeningLink />
      )}
    </PublicFrame>
  );
}

/** A new account comes to life by the link from the invitation. */
export function ActivateScreen({ token }: { token?: string }) {
  const { t } = useTranslation('session');
  if (token) return <Activation token={token} />;
  return (
    <PublicFrame title={t('activation.noLink')} below={<BackToLogin />}>
      <p>{t('activation.noLinkHint')}</p>
    </PublicFrame>
  );
}
