import type { Data, Endpoints } from '@szansa/api-client/client';
import {
  afterTakings,
  defaultFolder,
  mailAccountInput,
  mailSecurities,
  portOf,
  type AfterIngestion,
  type MailSecurity,
} from '@szansa/domain/mail-account';

import { formFields, type FieldSection } from '#kit/forms/fields-definition.ts';
import { ownChange } from '#kit/live/changes.ts';
import { translations } from '#kit/texts/i18n.ts';

import { MovedToField, SecurityField, StoredPasswordField } from './account-fields.tsx';

export type MailAccount = Data<Endpoints['mailAccounts']['get']>;

/** Returns the name of an account: its address, which most servers use as the user name. */
export function nameOf({ userName, host }: Pick<MailAccount, 'userName' | 'host'>): string {
  return userName.includes('@') ? userName : `${userName} (${host})`;
}

const fields = {
  host: { kind: 'text', autoFocus: true, wide: true },
  security: {
    kind: 'choice',
    options: mailSecurities,
    optionLabel: (option: MailSecurity) => translations.t(`mailAccounts:security.${option}`),
    initial: 'tls',
    Field: SecurityField,
  },
  port: { kind: 'number', grouping: false },
  userName: { kind: 'text' },
  password: { kind: 'password' },
  folder: { kind: 'text' },
  takenFrom: { kind: 'date' },
  afterTaking: {
    kind: 'choice',
    options: afterTakings,
    optionLabel: (option: AfterIngestion) => translations.t(`mailAccounts:afterTaking.${option}`),
    initial: 'leave',
    wide: true,
  },
  movedTo: { kind: 'text', wide: true, Field: MovedToField },
  isActive: { kind: 'active', wide: true },
} as const;

const sections = [
  { title: 'sections.server', columns: 2, fields: ['host', 'security', 'port', 'userName', 'password'] },
  {
    title: 'sections.mails',
    columns: 2,
    fields: ['folder', 'takenFrom', 'afterTaking', 'movedTo', 'isActive'],
  },
] as const satisfies readonly FieldSection<keyof typeof fields>[];

const texts = 'mailAccounts';

export const newAccountFields = formFields({ texts, schema: mailAccountInput, fields, sections });

/** Of a stored account: its password stays where none is typed. */
export const storedAccountFields = formFields({
  texts,
  schema: mailAccountInput.partial({ password: true }),
  fields: { ...fields, password: { kind: 'password', Field: StoredPasswordField } },
  sections,
});

/** The initial values of a new account. */
export const newAccount = (today: string) => ({
  port: portOf('tls'),
  folder: defaultFolder,
  takenFrom: today,
});

/** Refetches what shows the account. */
export function cacheMailAccount({ id }: MailAccount): void {
  ownChange('record-changed', { entity: 'mail_account', id });
}
