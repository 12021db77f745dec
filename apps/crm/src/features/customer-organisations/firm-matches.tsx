import type { Data, Endpoints } from '@szansa/api-client/client';
import { personName } from '@szansa/domain/shared';
import { Callout } from '@szansa/ui/callout';
import { TextLink } from '@szansa/ui/link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { pause, typingPause } from '#kit/lists/pause.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import { firmRecord } from './firm.ts';

type FirmMatch = Data<Endpoints['customerOrganisations']['matches']>[number];

interface TypedFirm {
  taxIdNumber?: string;
  name: string;
  regon: string;
  krs: string;
}

/** Returns firms similar to the one being typed, fetched once typing has paused. */
function useFirmMatches(except: string | undefined): readonly FirmMatch[] {
  const { has, isExcluded } = useAccess();
  const [taxIdNumber = '', name, regon, krs] = useWatch<TypedFirm, ['taxIdNumber', 'name', 'regon', 'krs']>({
    name: ['taxIdNumber', 'name', 'regon', 'krs'],
  });
  const typed = { ...(isExcluded('customer.taxIdNumber') ? {} : { taxIdNumber }), name, regon, krs };
  const written = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  const input = { query: { ...Object.fromEntries(written), ...(except ? { except } : {}) } };
  const { data = [] } = useQuery({
    queryKey: queries.customerOrganisations.matches.key(input),
    queryFn: async ({ signal }) => {
      await pause(typingPause, signal);
      return client.customerOrganisations.matches(input, { signal });
    },
    enabled: written.length > 0 && has('customer_organisation.get'),
    placeholderData: keepPreviousData,
  });
  return written.length > 0 ? data : [];
}

/** Firms that are, or may be, the one in the form; a link opens beside it, so that nothing typed is lost. */
export function FirmMatches({ recordId }: { recordId: string | undefined }) {
  const { t } = useTranslation('customerOrganisations');
  const matches = useFirmMatches(recordId);
  if (matches.length === 0) return null;
  const isKnown = matches.some((match) => match.matches.includes('taxIdNumber'));
  return (
    <Callout
      role="status"
      tone={isKnown ? 'destructive' : 'warning'}
      title={t(isKnown ? 'matches.sameTitle' : 'matches.title')}
    >
      <ul className="mt-1 space-y-1">
        {matches.map(({ id, name, matches: by, addedBy, isArchived }) => (
          <li key={id}>
            <TextLink asChild>
              <Link to={firmRecord.path} params={{ id }} target="_blank">
                {name}
              </Link>
            </TextLink>
            <span className="text-text-muted">
              {[
                '',
                ...by.map((what) => t(`matches.by.${what}`)),
                ...(addedBy ? [t('matches.owner', { name: personName(addedBy) })] : []),
                ...(isArchived ? [t('matches.archived')] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
