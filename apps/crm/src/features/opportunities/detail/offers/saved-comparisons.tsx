import { personName } from '@szansa/domain/shared';
import { TextLink } from '@szansa/ui/link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

/** Saved comparisons of the opportunity's offers; nothing while there are none. */
export function SavedComparisons({ opportunityId }: { opportunityId: string }) {
  const { t } = useTranslation('offers');
  const { instant } = useFormats();
  const titleId = useId();
  const query = { customerFileId: [opportunityId], perPage: 100 as const };
  const { data } = useQuery(queries.bankComparisonPdfs.list.query({ query }));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-6">
      <h2 id={titleId} className="mb-2 text-large font-semibold">
        {t('compare.saved')}
      </h2>
      <ul className="divide-y divide-border rounded-large border border-border bg-surface">
        {data.items.map(({ id, title, banks, createdBy, createdAt }) => (
          <li key={id} className="px-4 py-2">
            <TextLink asChild>
              <Link to="/bank-comparison/$id" params={{ id }}>
                {title}
              </Link>
            </TextLink>
            <p className="text-small text-text-muted">
              {[banks.join(', '), createdBy && personName(createdBy), instant(createdAt)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
