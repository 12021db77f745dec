import { PageHeader } from '@szansa/ui/page-header';
import { Skeleton } from '@szansa/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';

import type { StaffMember } from '../people/staff-values.ts';
import { StateBadge } from '../people/state-badge.tsx';
import { EditPerson } from './edit-person.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonDetails } from './person-details.tsx';
import { PersonHiddenFields } from './person-hidden-fields.tsx';
import { PersonSessions } from './person-sessions.tsx';

function LoadedPerson({ person }: { person: StaffMember }) {
  const { t } = useTranslation('admin');
  const { has } = useAccess();
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  return (
    <>
      <PageHeader
        title={`${person.firstName} ${person.lastName}`}
        subtitle={person.position ?? undefined}
        status={<StateBadge state={person.state} />}
        back={{ label: t('places.people'), link: <Link to="/admin" /> }}
        actions={<PersonActions person={person} />}
      />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <PersonDetails person={person} />
        {has('permission.get') && <PersonHiddenFields person={person} />}
        <PersonSessions person={person} />
      </div>
      {person.can.edit && search['edit'] === 'person' && (
        <EditPerson
          person={person}
          onClose={() => void navigate({ to: '.', search: {} as never, replace: true })}
        />
      )}
    </>
  );
}

/** One member of staff: data, roles, what is hidden from them, where they are signed in. */
export function PersonScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams({ strict: false });
  const person = useQuery(queries.users.get.query({ params: { id } }));
  return (
    <div className="mx-auto max-w-6xl p-6 max-md:p-4">
      {person.isPending && (
        <div role="status" aria-label={t('states.loading')} className="space-y-6">
          <Skeleton className="h-8 w-64" />
          <Skeleton className="h-80 w-full" />
        </div>
      )}
      {person.isError && !person.data && (
        <FailedScreen error={person.error} onRetry={() => void person.refetch()} />
      )}
      {person.data && <LoadedPerson person={person.data} />}
    </div>
  );
}
