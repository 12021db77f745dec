import { personName } from '@szansa/domain/shared';
import { Callout } from '@szansa/ui/callout';
import { TextLink } from '@szansa/ui/link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

/** Opportunities of the chosen customer that are open already, with their owners; a link opens beside the form. */
export function OpenOpportunities({ customerId }: { customerId: string }) {
  const { t } = useTranslation(['opportunities', 'labels']);
  const { has } = useAccess();
  const { data } = useQuery({
    ...queries.opportunities.list.query({ query: { customerId, perPage: 10 } }),
    enabled: has('opportunity.get'),
  });
  const open = (data?.items ?? []).filter(({ status }) => status !== 'closed');
  if (open.length === 0) return null;
  return (
    <Callout role="status" tone="warning" title={t('create.open')}>
      <ul className="mt-1 space-y-1">
        {open.map(({ id, number, status, vehicle, worker }) => (
          <li key={id}>
            <TextLink asChild>
              <Link to="/sales-opportunity/$id" params={{ id }} target="_blank">
                {`#${number}`}
              </Link>
            </TextLink>
            <span className="text-text-muted">
              {[
                '',
                t(`labels:status.${status}`),
                ...(vehicle ? [vehicle] : []),
                worker ? t('create.openOwner', { name: personName(worker) }) : t('create.openUnassigned'),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
