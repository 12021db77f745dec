import type { AuditAction } from '@szansa/domain/audit';

import type { Subscriber, Room } from '#platform';

/** The room of everyone who looks after accounts. */
export const accountReaders: Room = 'right:user.get';

/** What changes of an account what those who look after it see. */
const emittedActions: ReadonlySet<string> = new Set<AuditAction<'user'>>([
  'create',
  'edit',
  'activate',
  'deactivate',
  'reactivate',
  'enrol_second_factor',
  'remove_second_factor',
  'resend_invitation',
  'change_hidden_fields',
]);

/** Publishes to users who manage accounts which of them a transaction has changed. */
export const emitAccounts: Subscriber = (work, entries) => {
  const changed = entries.filter(({ entity, action }) => entity === 'user' && emittedActions.has(action));
  const isNew = (id: string) => changed.some((one) => one.entityId === id && one.action === 'create');
  for (const id of new Set(changed.map(({ entityId }) => entityId))) {
    const news = { entity: 'user', id, ...(isNew(id) ? {} : { isChange: true as const }) } as const;
    work.emit('record-changed', news, [accountReaders]);
  }
  return Promise.resolve();
};
