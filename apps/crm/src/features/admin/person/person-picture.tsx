import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { refetchRecord } from '#kit/records/record-definition.ts';
import { PictureField } from '#parts/picture/picture-field.tsx';

import { cachePerson, personSource } from '../people/cache-person.ts';
import type { StaffMember } from '../people/staff-values.ts';
import { Panel } from './panel.tsx';

/** The picture of a user whom the current user manages. */
export function PersonPicture({ person }: { person: StaffMember }) {
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
