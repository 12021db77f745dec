import type { Endpoints } from '@szansa/api-client/endpoints';
import { isAdministrator } from '@szansa/domain/access';
import { opportunityScope } from '@szansa/domain/opportunity';
import { isFinalStatus, recogniseSender, type RecognisedSender } from '@szansa/domain/received-mail';

import { customerMatches } from '#modules/customers';
import { Refusal, type Produced, type StaffContext } from '#platform';
import { readableMail } from './access.ts';
import { openOpportunities } from './customer-queries.ts';
import { listAttachments } from './queries.ts';
import { senderOfMail } from './sender.ts';

type Acceptance = Produced<Endpoints['receivedMails']['acceptance']>;

/**
 * Returns the sender's data that the actor may search by: fields that are hidden from them must not find customers.
 */
function searchable({ actor }: StaffContext, { emails, phones, taxIdNumbers }: RecognisedSender) {
  return {
    emails: actor.excludedFields.has('customer.emails') ? [] : emails,
    phones: actor.excludedFields.has('customer.phones') ? [] : phones,
    taxIds: actor.excludedFields.has('customer.taxIdNumber') ? [] : taxIdNumbers,
  };
}

/** Customers who share any of what was recognised, each once: those of the sender's own address first. */
async function customersLike(context: StaffContext, sender: RecognisedSender) {
  const { emails, phones, taxIds } = searchable(context, sender);
  const name = sender.firm ?? [sender.firstName, sender.lastName].filter(Boolean).join(' ');
  const found: Awaited<ReturnType<typeof customerMatches>> = [];
  const rounds = Math.max(1, emails.length, phones.length, taxIds.length);
  for (let round = 0; round < rounds; round += 1) {
    const matches = await customerMatches(context, {
      email: emails[round],
      phone: phones[round],
      taxIdNumber: taxIds[round],
      name: round === 0 ? name : undefined,
    });
    found.push(...matches.filter(({ id }) => found.every((known) => known.id !== id)));
  }
  return found.filter(({ isArchived }) => !isArchived);
}

/** What accepting a mail would do, before it is done. @throws 404, 409 `wrong_state` */
export async function acceptanceOf(context: StaffContext, id: string): Promise<Acceptance> {
  const { actor, db } = context;
  const mail = await readableMail(context, id);
  if (isFinalStatus(mail.status)) throw new Refusal('wrong_state');
  const { sender, agency } = await senderOfMail(context, mail);
  const recognised = recogniseSender({ sender, agency, subject: mail.subject, text: mail.content });
  const isSearched = mail.customerFile === null && actor.can('customer.get');
  const customers = isSearched ? await customersLike(context, recognised) : [];
  const open = await openOpportunities(
    db,
    customers.map((customer) => customer.id),
    { scope: opportunityScope(actor), ownedBy: isAdministrator(actor.roles) ? null : actor.userId },
  );
  const attachments = await listAttachments(db, id);
  return {
    recognised: {
      ...recognised,
      emails: [...recognised.emails],
      phones: [...recognised.phones],
      taxIdNumbers: [...recognised.taxIdNumbers],
    },
    customers: customers.map((customer) => ({
      ...customer,
      opportunities: open.filter(({ customerId }) => customerId === customer.id),
    })),
    documentCount: mail.customerFile === null ? attachments.filter(({ file }) => file !== null).length : 0,
    can: {
      createCustomer: actor.can('customer.create'),
      createOpportunity: actor.can('opportunity.create'),
    },
  };
}
