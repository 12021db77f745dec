import type { Client } from '@szansa/api-client/client';

/** One record of each kind, and bodies that would be accepted for them. */
export interface Records {
  /** The record a path's `{id}` means. */
  idFor(path: string): string;
  /** A body an endpoint accepts, by its name. */
  bodyFor(operation: string): Record<string, unknown>;
}

const file = () => new File(['treść'], 'notatka.txt', { type: 'text/plain' });

/**
 * Writes down a customer with an opportunity, an offer, a comment and a document, through the API. `userId` is
 * whose account may be changed.
 */
export async function addRecords(client: Client, userId: string): Promise<Records> {
  const customer = await client.customers.create({
    body: { firstName: 'Jan', lastName: 'Żółw', emails: ['jan@przyklad.example'], taxIdNumber: '9991000111' },
  });
  const [leadSource] = await client.leadSources.list();
  const [reason] = await client.archiveReasons.list();
  const opportunity = await client.opportunities.create({ body: { customerId: customer.id } });
  const offer = await client.offers.create({
    params: { id: opportunity.id },
    body: { offerType: 'leasing', vehicleInfo: { manufacturer: 'Škoda', model: 'Octavia' } },
  });
  const comment = await client.comments.create({
    body: { customerFileId: opportunity.id, message: 'Dzień dobry' },
    files: [file()],
  });
  const [document] = await client.documents.upload({
    params: { id: opportunity.id },
    body: { type: 'other' },
    files: [file()],
  });

  const view = await client.lists.createView({
    params: { list: 'customers' },
    body: { name: 'Moje', search: { isMine: 'true' } },
  });

  const ids: readonly (readonly [RegExp, string])[] = [
    [/^\/customers/, customer.id],
    [/^\/opportunities/, opportunity.id],
    [/^\/offers/, offer.id],
    [/^\/documents/, document?.id ?? ''],
    [/^\/files/, document?.file.id ?? ''],
    [/^\/comment\/(edit|remove|update-last-read-message)/, comment.id],
    [/^\/comment/, opportunity.id],
    [/^\/lists/, view.id],
    [/^\/users/, userId],
  ];
  const bodies: Readonly<Record<string, Record<string, unknown>>> = {
    'activation.finish': { token: 'x'.repeat(43), password: 'Nowe-haslo-1' },
    'activation.open': { token: 'x'.repeat(43) },
    'agency.update': { version: 1, changes: {} },
    'auth.finishEnrolment': { ticket: 'x'.repeat(43), code: '123456' },
    'auth.loginTotp': { ticket: 'x'.repeat(43), code: '123456' },
    'auth.startEnrolment': { ticket: 'x'.repeat(43) },
    'auth.login': { email: 'worker@test.example', password: 'wrong' },
    'auth.rememberPage': { lastPage: '/' },
    'banks.create': { name: 'Bank' },
    'customers.create': { lastName: 'Nowak', emails: ['a@b.pl'] },
    'customers.update': { version: 1, changes: {} },
    'dealers.create': { name: 'Salon' },
    'lists.createView': { name: 'Widok', search: {} },
    'lists.saveColumns': { visibility: {}, order: [], widths: {}, pinned: [], compact: false },
    'lists.updateView': { name: 'Widok' },
    'offers.create': { offerType: 'leasing' },
    'offers.savePdf': { language: 'pl' },
    'offers.update': { version: 1, changes: {} },
    'opportunities.archive': { archiveReasonId: reason?.id },
    'opportunities.assign': { workerId: null },
    'opportunities.create': { customerId: customer.id, leadSourceId: leadSource?.id },
    'opportunities.move': { status: 'negotiations' },
    'opportunities.update': { version: 1, changes: {} },
    'passwordReset.finish': { token: 'x'.repeat(43), password: 'Nowe-haslo-1' },
    'passwordReset.open': { token: 'x'.repeat(43) },
    'passwordReset.request': { email: 'nobody@test.example' },
    'profile.changePassword': { currentPassword: 'wrong', password: 'Nowe-haslo-1' },
    'profile.confirmSecondFactor': { code: '123456' },
    'profile.endSessions': { keepThis: true },
    'profile.removeSecondFactor': { currentPassword: 'wrong', code: '123456' },
    'profile.renewRecoveryCodes': { currentPassword: 'wrong', code: '123456' },
    'profile.startSecondFactor': { currentPassword: 'wrong' },
    'profile.update': { version: 1, changes: {} },
    'representatives.create': { firstName: 'Ewa', lastName: 'Lis' },
    'roles.update': { requiresSecondFactor: false },
    'users.deactivate': { version: 1, successorId: null },
    'users.invite': { email: 'new@test.example', firstName: 'Jan', lastName: 'Lis', roles: ['WORKER'] },
    'users.reactivate': { version: 1 },
    'users.update': { version: 1, changes: {} },
    'comments.edit': { message: 'Dzień dobry' },
  };
  return {
    idFor: (path) => ids.find(([pattern]) => pattern.test(path))?.[1] ?? '',
    bodyFor: (operation) => bodies[operation] ?? {},
  };
}
