import { personName } from '@szansa/domain/shared';
import { ApiError } from '@szansa/api-client/client';
import { Callout } from '@szansa/ui/callout';
import { CheckboxField } from '@szansa/ui/checkbox';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import type { CustomerMatch } from './identifiers.ts';

/** Customers who may be the one being typed; a link opens beside the form, so that nothing typed is lost. */
export function MatchesCallout({ matches }: { matches: readonly CustomerMatch[] }) {
  const { t } = useTranslation('customers');
  if (matches.length === 0) return null;
  return (
    <Callout role="status" tone="warning" title={t('matches.title')}>
      <ul className="mt-1 space-y-1">
        {matches.map((match) => (
          <li key={match.id}>
            <CustomerLink id={match.id}>{match.name}</CustomerLink>
            <span className="text-text-muted">
              {[
                '',
                ...match.matches.map((what) => t(`matches.by.${what}`)),
                match.addedBy && t('matches.owner', { name: personName(match.addedBy) }),
                match.isArchived && t('matches.archived'),
              ]
                .filter((part) => part === '' || Boolean(part))
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** Whether the customer was refused because another one has the same tax id or personal id. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof ApiError && error.is('duplicate_customer');
}

interface DuplicateCalloutProps {
  error: unknown;
  /** Whether it was said that this is another person of the same firm. */
  isAnotherPerson: boolean;
  onAnotherPerson: (isAnother: boolean) => void;
}

/**
 * The refusal to save a customer twice, with the way to the first one. Whoever only shares a firm can be saved once it is
 * said that they are somebody else.
 */
export function DuplicateCallout({ error, isAnotherPerson, onAnotherPerson }: DuplicateCalloutProps) {
  const { t } = useTranslation('customers');
  if (!(error instanceof ApiError) || !error.is('duplicate_customer')) return null;
  const { customerId, name, field } = error.details;
  const link = <CustomerLink id={customerId}>{t('form.openDuplicate', { name })}</CustomerLink>;
  if (field === 'customerOrganizations') {
    return (
      <Callout role="alert" tone="warning" title={t('form.sameFirmTitle')} actions={link}>
        <p className="mb-2">{t('form.sameFirmHint', { name })}</p>
        <CheckboxField label={t('form.anotherPerson')} checked={isAnotherPerson} onChange={onAnotherPerson} />
      </Callout>
    );
  }
  return (
    <Callout role="alert" tone="destructive" title={t('form.duplicateTitle')} actions={link}>
      {error.message}
    </Callout>
  );
}

function CustomerLink({ id, children }: { id: string; children: string }) {
  return (
    <TextLink asChild>
      <Link to="/customer/$id" params={{ id: id }} target="_blank">
        {children}
      </Link>
    </TextLink>
  );
}
