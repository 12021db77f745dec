import type { MailPlace } from '@szansa/domain/mail-account';

import type { MailboxAccess } from '#adapters/mailbox/mailbox.ts';
import type { Reading } from '#platform';

interface Stored extends MailPlace {
  readonly id: string;
  readonly password: Buffer;
}

const purpose = (id: string) => `mail account ${id}`;

type SecretsReading = Pick<Reading, 'platform'>;

/** A password as it is stored: only for the account it was typed for, and only with this installation's key. */
export function sealPassword({ platform }: SecretsReading, id: string, password: string): Buffer {
  return platform.secrets.seal(purpose(id), password);
}

/** The password of a stored account. @throws SecretError where it was sealed with another key */
export function openPassword(
  { platform }: SecretsReading,
  { id, password }: Pick<Stored, 'id' | 'password'>,
): string {
  return platform.secrets.open(purpose(id), password).toString('utf8');
}

/** What a line to the server of a stored account is opened with. */
export function accessOf(reading: SecretsReading, account: Stored): MailboxAccess {
  const { host, port, security, userName } = account;
  return { host, port, security, userName, password: openPassword(reading, account) };
}
