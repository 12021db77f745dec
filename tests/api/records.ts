import type { Client } from '@szansa/api-client/client';

import { sampleBody, type SampleRecords } from './bodies.ts';

/** One record of each kind, and bodies that would be accepted for them. */
export interface Records {
  /** The record a path's `{id}` means. */
  idFor(path: string): string;
  /** A body an endpoint accepts, by its name. */
  bodyFor(operation: string): Readonly<Record<string, unknown>>;
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
  const bank = await client.banks.create({ body: { name: 'Bank' } });
  const otherBank = await client.banks.create({ body: { name: 'Inny bank' } });
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
    [/^\/banks/, bank.id],
    [/^\/lists/, view.id],
    [/^\/users/, userId],
  ];
  const samples: SampleRecords = {
    customer: customer.id,
    opportunity: opportunity.id,
    opportunityVersion: 1,
    bank: bank.id,
    otherBank: otherBank.id,
    archiveReason: reason?.id ?? '',
    email: 'new@test.example',
    role: 'WORKER',
  };
  return {
    idFor: (path) => ids.find(([pattern]) => pattern.test(path))?.[1] ?? '',
    bodyFor: (operation) => sampleBody(operation, samples),
  };
}
