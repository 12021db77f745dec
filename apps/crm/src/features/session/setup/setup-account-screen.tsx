import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';

import { isLinkInvalid, LinkNotOpened, OpeningLink } from '../opening-link.tsx';
import { AccountStep } from './account-step.tsx';
import { DeadSetupLink } from './dead-setup-link.tsx';
import { SetupFrame } from './setup-frame.tsx';

/** The first step of a new installation, by the link that its start prints. */
export function SetupAccountScreen({ token }: { token: string }) {
  const { t } = useTranslation('setup');
  const link = useQuery({
    ...queries.setup.open.query({ body: { token } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (link.data) return <AccountStep token={token} known={link.data} />;
  if (isLinkInvalid(link.error)) return <DeadSetupLink />;
  return (
    <SetupFrame step="account">
      {link.isError ? (
        <LinkNotOpened title={t('opening')} error={link.error} onRetry={() => void link.refetch()} />
      ) : (
        <OpeningLink />
      )}
    </SetupFrame>
  );
}
