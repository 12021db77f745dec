import type { OpportunityInput } from '@szansa/domain/opportunity';
import type { AcceptanceInput } from '@szansa/domain/received-mail';

import { createCustomer } from '#modules/customers';
import { editableOpportunity } from '#modules/opportunities';
import { denied, invalid, joining, refusedWithin, verb, type StaffContext, type StaffWork } from '#platform';
import { emitMail, undecidedMail } from '../access.ts';
import { mailById, type MailAnswer } from '../answers.ts';
import { fileMail } from '../filing.ts';
import { isOfCustomer } from '../customer-queries.ts';
import { updateMail } from '../queries.ts';

/** Opens an opportunity; the module of opportunities knows customers, so it is handed in where modules are put together. */
export type OpensOpportunity = (
  context: StaffContext,
  input: OpportunityInput,
  options: { readonly creationMethod: 'mail' },
) => Promise<{ readonly id: string }>;

/** The customer there is, or who is written down now. @throws 403 for who may write none down, 422 */
async function customerOf(work: StaffWork, { customerId, customer }: AcceptanceInput): Promise<string> {
  if (customerId !== undefined) return customerId;
  if (customer === undefined) throw invalid({ path: 'customerId', code: 'required' });
  if (!work.actor.can('customer.create')) throw denied();
  const { id } = await refusedWithin('customer', () => createCustomer(joining(work), customer));
  return id;
}

/** The chosen opportunity of the customer, or a new one. @throws 403, 404, 409, 422 for one of another customer */
async function opportunityFor(
  work: StaffWork,
  opens: OpensOpportunity,
  customerId: string,
  { customerFileId, leadSourceId }: AcceptanceInput,
): Promise<string> {
  if (customerFileId === undefined) {
    if (!work.actor.can('opportunity.create')) throw denied();
    const input = { customerId, ...(leadSourceId === undefined ? {} : { leadSourceId }) };
    const { id } = await opens(joining(work), input, { creationMethod: 'mail' });
    return id;
  }
  if (!work.actor.can('opportunity.edit')) throw denied();
  await editableOpportunity(work, customerFileId);
  if (!(await isOfCustomer(work.db, customerFileId, customerId)))
    throw invalid({ path: 'customerFileId', code: 'value_not_allowed' });
  return customerFileId;
}

/**
 * Accepts a mail for good, in one transaction: with its customer, its opportunity and its documents. One that answers a
 * mail of ours is in its opportunity already, and never makes a second one.
 * @throws 404, 409 `wrong_state`, and what the verbs refuse that it is made of: fields of the customer as `customer.…`
 */
export function acceptMail(
  context: StaffContext,
  opens: OpensOpportunity,
  id: string,
  input: AcceptanceInput,
): Promise<MailAnswer> {
  return verb(context, async (work) => {
    const mail = await undecidedMail(work, id);
    const isAnswer = mail.customerFileId !== null;
    if (isAnswer && (input.customerId !== undefined || input.customer !== undefined)) {
      throw invalid({ path: 'customerId', code: 'value_not_allowed' });
    }
    const customerFileId =
      mail.customerFileId ?? (await opportunityFor(work, opens, await customerOf(work, input), input));
    if (!isAnswer) await fileMail(work, mail, customerFileId);
    const confirmedBy = work.actor.userId;
    const decided = { status: 'accepted', customerFileId } as const;
    await updateMail(work.db, id, { ...decided, confirmedBy, confirmedAt: new Date() });
    await work.audit({
      entity: 'received_mail',
      entityId: id,
      action: 'accept',
      before: { status: mail.status, customerFileId: mail.customerFileId },
      after: decided,
    });
    emitMail(work, id);
    return mailById(work, id);
  });
}
