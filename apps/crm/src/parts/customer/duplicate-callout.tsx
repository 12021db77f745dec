import { personName } from '@szansa/domain/shared';
import { ApiError } from '@szansa/api-client/client';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { CheckboxField } from '@szansa/ui/checkbox';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import type { CustomerMatch } from './identifiers.ts';

interface MatchesCalloutProps {
  matches: readonly CustomerMatch[];
  /** Ids of those who are the one being typed. */
  same: ReadonlySet<string>;
  /** Goes on with a customer there is; without it they can only be looked at. */
  onUse?: OnUse | undefined;
}

/** Called with the id of the chosen customer. */
export type OnUse = (customerId: string) => void;

/** Customers who are, or may be, the one being typed; a link opens beside the form, so that nothing typed is lost. */
export function MatchesCallout({ matches, same, onUse }: MatchesCalloutProps) {
  const { t } = useTranslation('customer');
  if (matches.length === 0) return null;
  /** Who deals with a customer: the owners of open opportunities, else who wrote the customer down. */
  function ownersOf({ owners, addedBy }: CustomerMatch): string[] {
    if (owners.length > 0) return [t('matches.dealsWith', { names: owners.map(personName).join(', ') })];
    return addedBy ? [t('matches.owner', { name: personName(addedBy) })] : [];
  }

  const isKnown = same.size > 0;
  return (
    <Callout
      role="status"
      tone={isKnown ? 'destructive' : 'warning'}
      title={t(isKnown ? 'form.duplicateTitle' : 'matches.title')}
    >
      <ul className="mt-1 space-y-1">
        {matches.map((match) => (
          <li key={match.id} className="flex flex-wrap items-center gap-x-2">
            <CustomerLink id={match.id}>{match.name}</CustomerLink>
            <span className="text-text-muted">
              {[
                ...match.matches.map((what) => t(`matches.by.${what}`)),
                ...ownersOf(match),
                ...(match.isArchived ? [t('matches.archived')] : []),
              ].join(' · ')}
            </span>
            {onUse && !match.isArchived && <UseCustomer {...match} onUse={onUse} />}
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

interface DuplicateCalloutProps extends Pick<MatchesCalloutProps, 'onUse'> {
  error: unknown;
  /** Whether the user confirmed that this is another person of the same firm. */
  isAnotherPerson: boolean;
  onAnotherPerson: (isAnother: boolean) => void;
}

/**
 * The refusal to save a customer twice, with a link to the first one. A customer who only shares a firm can be saved
 * once the user confirms that they are another person.
 */
export function DuplicateCallout(props: DuplicateCalloutProps) {
  const { error, isAnotherPerson, onAnotherPerson, onUse } = props;
  const { t } = useTranslation('customer');
  if (!(error instanceof ApiError) || !error.is('duplicate_customer')) return null;
  const { customerId, name, field } = error.details;
  const link = (
    <span className="flex flex-wrap items-center gap-2">
      <CustomerLink id={customerId}>{t('form.openDuplicate', { name })}</CustomerLink>
      {onUse && <UseCustomer id={customerId} name={name} onUse={onUse} />}
    </span>
  );
  if (field === 'customerOrganizations') {
    return (
      <Callout role="alert" tone="warning" title={t('form.sameFirmTitle')} actions={link}>
        <p className="mb-2">{t('form.sameFirmHint', { name })}</p>
        <CheckboxField
          label={t('form.anotherPerson')}
          checked={isAnotherPerson}
          onCheckedChange={onAnotherPerson}
        />
      </Callout>
    );
  }
  return (
    <Callout role="alert" tone="destructive" title={t('form.duplicateTitle')} actions={link}>
      {error.message}
    </Callout>
  );
}

function UseCustomer({ id, name, onUse }: { id: string; name: string; onUse: OnUse }) {
  const { t } = useTranslation('customer');
  return (
    <Button
      size="small"
      className="ml-2"
      onClick={() => onUse(id)}
      aria-label={t('matches.useNamed', { name })}
    >
      {t('matches.use')}
    </Button>
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
