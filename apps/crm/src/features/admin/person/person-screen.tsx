import { PageHeader } from '@szansa/ui/page-header';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { personName } from '@szansa/domain/shared';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { RecordScreen } from '#kit/records/record-screen.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';

import { personSource, cachePerson } from '../people/cache-person.ts';
import type { StaffMember } from '../people/staff-values.ts';
import { StateBadge } from '../people/state-badge.tsx';
import { EditPerson } from './edit-person.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonDetails } from './person-details.tsx';
import { PersonHiddenFields } from './person-hidden-fields.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { client } from '#kit/api/api.ts';
import { refetchRecord } from '#kit/records/record-definition.ts';
import { PictureField } from '#parts/picture/picture-field.tsx';
import { Panel } from './panel.tsx';

/** The picture of a user whom the current user manages. */
function PersonPicture({ person }: { person: StaffMember }) {
  const { t } = useTranslation('picture');
  const read = { params: { id: person.id }, query: { version: person.version } };
  return (
    <Panel title={t('title')}>
      <PictureField
        person={person}
        save={(file, body) => client.users.savePicture({ ...read, body, files: [file] })}
        remove={() => client.users.removePicture(read)}
        cache={cachePerson}
        refetchRecord={() => refetchRecord(personSource, person.id)}
      />
    </Panel>
  );
}

function LoadedPerson({ person }: { person: StaffMember }) {
  const { t } = useTranslation('admin');
  const { has } = useAccess();
  const edit = useAddressPart('edit');
  return (
    <>
      <PageHeader
        title={personName(person)}
        subtitle={person.position ?? undefined}
        status={<StateBadge state={person.state} />}
        back={{ label: t('places.people'), link: <Link to="/admin" /> }}
        actions={<PersonActions person={person} />}
        actionsAtFoot
      />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <PersonDetails person={person} />
        {has('permission.get') && <PersonHiddenFields person={person} />}
        {person.can.edit && <PersonPicture person={person} />}
        <PersonSessions person={person} />
      </div>
      {person.can.edit && edit.value === 'person' && (
        <EditPerson person={person} onClose={() => void edit.change(undefined)} />
      )}
    </>
  );
}

/** One member of staff: data, roles, what is hidden from them, where they are signed in. */
export function PersonScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordScreen of={personSource} id={id}>
      {(person) => <LoadedPerson person={person} />}
    </RecordScreen>
  );
}
