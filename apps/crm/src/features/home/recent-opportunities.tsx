import type { Data, Endpoints } from '@szansa/api-client/client';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { Instant } from '#kit/records/instant.tsx';

type Column = Data<Endpoints['opportunities']['board']>['columns'][number];

const shown = 10;

/** The opportunities something happened to last. */
export function RecentOpportunities({ columns }: { columns: readonly Column[] }) {
  const { t } = useTranslation(['home', 'labels']);
  const cards = columns
    .flatMap((column) => column.cards)
    .toSorted((a, b) => b.lastActivityAt.localeCompare(a.lastActivityAt))
    .slice(0, shown);
  return (
    <section aria-labelledby="recent" className="rounded-large border border-border bg-surface p-4">
      <h2 id="recent" className="mb-2 font-semibold">
        {t('home:recent')}
      </h2>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <Link
              to="/sales-opportunity/$id"
              params={{ id: card.id }}
              className="flex items-center gap-3 rounded-medium px-2 py-1.5 hover:bg-row-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{card.customer.name}</span>
                <span className="block truncate text-small text-text-muted">
                  {[t(`labels:status.${card.status}`), card.vehicle].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className="shrink-0 text-small text-text-muted">
                <Instant at={card.lastActivityAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
