import { staffPatch, type StaffPatch } from '@szansa/domain/account';
import { formatEmail } from '@szansa/domain/identity';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { client } from '#kit/api/api.ts';
import { RecordSheet } from '#kit/forms/record-sheet.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.tsx';
import { changedFields } from '#kit/forms/use-schema-form.ts';

import { cachePerson } from '../people/cache-person.ts';
import { showKnownEmail } from '../people/show-known-email.ts';
import { StaffFields } from '../people/staff-fields.tsx';
import { staffFields, valuesOf, type StaffMember, type StaffValues } from '../people/staff-values.ts';

/** Changes an account. */
export function EditPerson({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const edit = useAddressPart('edit');
  const record = useRecordForm<StaffValues, StaffPatch, StaffMember, StaffPatch>({
    schema: staffPatch,
    valuesOf,
    record: person,
    place: `user/${person.id}`,
    changesOf: (output, _person, dirty) => changedFields(output, dirty),
    send: ({ id }, body) => client.users.update({ params: { id }, body }),
    read: ({ id }) => client.users.get({ params: { id } }),
    fieldLabel: (field) => {
      const known = staffFields.find((name) => name === field);
      return known ? t(`people.fields.${known}`) : field;
    },
    cache: cachePerson,
    onDone: () => edit.change(undefined, { ignoreBlocker: true }),
    showRefusal: showKnownEmail,
  });
  return (
    <RecordSheet
      record={record}
      title={t('person.edit')}
      description={formatEmail(person.email)}
      submitLabel={t('common:actions.saveChanges')}
      onClose={onClose}
      className="w-140"
      formClassName="space-y-5 pt-2"
    >
      <StaffFields rolesDisabled={!person.can.changeRoles} />
    </RecordSheet>
  );
}
