import { DescriptionList } from '@szansa/ui/description-list';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import { LastSeen } from '../people/last-seen.tsx';
import type { StaffMember } from '../people/staff-values.ts';
import { Panel } from './panel.tsx';

export function PersonDetails({ person }: { person: StaffMember }) {
  const { t } = useTranslation(['admin', 'labels', 'common']);
  const formats = useFormats();
  const { invitation } = person;
  return (
    <Panel title={t('people.data')}>
      <DescriptionList
        layout="beside"
        items={[
          { label: t('people.fields.email'), value: formats.email(person.email) },
          {
            label: t('people.fields.phoneNumber'),
            value: person.phoneNumber && formats.phone(person.phoneNumber),
          },
          {
            label: t('people.fields.roles'),
            value: person.roles.map((key) => t(`labels:role.${key}`)).join(', '),
          },
          { label: t('people.fields.locale'), value: t(`common:languages.${person.locale}`) },
          {
            label: t('person.secondFactor'),
            value: person.hasSecondFactor ? t('people.on') : t('people.off'),
          },
          { label: t('person.lastSeen'), value: person.lastSeenAt && <LastSeen at={person.lastSeenAt} /> },
          { label: t('person.createdAt'), value: formats.instant(person.createdAt) },
          ...(invitation
            ? [
                {
                  label: t(invitation.isKept ? 'person.storedSince' : 'person.invitedAt'),
                  value: formats.instant(invitation.sentAt),
                },
                { label: t('person.linkUntil'), value: formats.instant(invitation.expiresAt) },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}
