import { endpoints } from '@szansa/api-client/endpoints';
import { formatEmail, formatPhone } from '@szansa/domain/identity';
import { accessLabels, labelsEn, labelsPl } from '@szansa/domain/language';

import { cellOf, exportTarget } from '#platform';
import { staffFound } from './answers.ts';

const labels = { pl: labelsPl, en: labelsEn } as const;
const onOrOff = { pl: ['Włączona', 'Wyłączona'], en: ['On', 'Off'] } as const;

/** Staff as files. */
export const staffExport = exportTarget({
  endpoint: endpoints.users.list,
  find: staffFound,
  columns: {
    name: (row) => cellOf.person(row),
    email: ({ email }) => cellOf.text(formatEmail(email)),
    state: ({ state }, language) => cellOf.text(accessLabels(language).accountState[state]),
    roles: ({ roles }, language) => cellOf.texts(roles.map((role) => labels[language].role[role])),
    secondFactor: ({ hasSecondFactor }, language) => cellOf.text(onOrOff[language][hasSecondFactor ? 0 : 1]),
    lastSeenAt: ({ lastSeenAt }) => cellOf.instant(lastSeenAt),
    position: ({ position }) => cellOf.text(position),
    phoneNumber: ({ phoneNumber }) => cellOf.text(phoneNumber && formatPhone(phoneNumber)),
    createdAt: ({ createdAt }) => cellOf.instant(createdAt),
  },
});
