import type { DomainEvents, Room, Work } from '#platform';

/** The room of all users who manage accounts. */
export const accountReaders: Room = 'right:user.get';

/** Emits to users who manage accounts which of them a transaction has changed. */
export async function emitAccounts(
  work: Work,
  accounts: readonly DomainEvents['account.changed'][],
): Promise<void> {
  const added = new Set(accounts.filter(({ what }) => what === 'created').map(({ userId }) => userId));
  for (const id of new Set(accounts.map(({ userId }) => userId))) {
    const news = { entity: 'user', id, ...(added.has(id) ? {} : { isChange: true as const }) } as const;
    work.emit('record-changed', news, [accountReaders]);
  }
}
