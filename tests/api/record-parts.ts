import type { SignedIn, TestServer } from '@szansa/server/testing';

import { addCompanyNotice, addOwnNotice } from './company-notice.ts';
import { addReceivedMail } from './received-mail.ts';
import {
  addAccount,
  addActivity,
  addBulkChange,
  addCars,
  addChoices,
  addEnquiry,
  addExport,
  addImport,
  addPersonPicture,
  addReading,
  addMailAccount,
  addNotification,
  addOperation,
  addReport,
  addRequest,
  addView,
  startSession,
  addThumbnail,
} from './record-rows.ts';
import type { Records } from './sample.ts';
import { twoBanks } from './samples/bank-comparisons.ts';
import { rent } from './samples/rent-offers.ts';

/** What parts are made with. */
export interface Making {
  readonly server: TestServer;
  /** The colleague's, who writes down what is handed over. */
  readonly client: SignedIn['client'];
  readonly colleagueId: string;
  readonly owner: string;
  readonly role: Records['role'];
  readonly call: string | undefined;
  /** Of a kind that the part needs. */
  readonly id: Records['id'];
}

/** Records that are made together, by kind. */
interface Part {
  readonly makes: readonly string[];
  readonly needs?: readonly string[];
  readonly make: (making: Making) => Promise<Readonly<Record<string, string>>>;
}

/** Attributes a deletion to another user. */
async function giveRemoval({ db }: TestServer, entityId: string, removedBy: string): Promise<void> {
  await db.updateTable('removal').set({ removedBy }).where('entityId', '=', entityId).execute();
}

const withAttachment = [
  'From: Jan Kowalski <jan@przyklad.example>',
  'Subject: Leasing',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="cut"',
  '',
  '--cut',
  'Content-Disposition: attachment; filename="notatka.txt"',
  '',
  'Umowa',
  '--cut--',
  '',
].join('\r\n');

/** A mail that brings a file along. */
const letter = () => [new File([withAttachment], 'mail.eml', { type: 'message/rfc822' })];

/** Every part, those first that others need. */
export const parts: readonly Part[] = [
  {
    makes: ['customer'],
    make: async ({ client }) => ({
      customer: (
        await client.customers.create({ body: { lastName: 'Żółw', emails: ['zolw@przyklad.example'] } })
      ).id,
    }),
  },
  {
    makes: ['opportunity'],
    needs: ['customer'],
    make: async ({ client, id }) => {
      const [leadSource] = await client.leadSources.list();
      const body = { customerId: id('customer'), leadSourceId: leadSource?.id ?? null };
      return { opportunity: (await client.opportunities.create({ body })).id };
    },
  },
  {
    makes: ['offer'],
    needs: ['opportunity'],
    make: async ({ client, id, call, server, owner }) => {
      const params = { id: id('opportunity') };
      const offer = await client.offers.create({ params, body: { offerType: 'leasing' } });
      if (call === 'offers.restore') {
        await client.offers.remove({ params: { id: offer.id }, query: { version: offer.version } });
        await giveRemoval(server, offer.id, owner);
      }
      return { offer: offer.id };
    },
  },
  {
    makes: ['comparison'],
    needs: ['opportunity'],
    make: async ({ client, id }) => {
      const params = { id: id('opportunity') };
      return { comparison: (await client.bankComparisonPdfs.create({ params, body: twoBanks })).id };
    },
  },
  {
    makes: ['rentOffer'],
    needs: ['opportunity'],
    make: async ({ client, id }) => {
      const body = { ...rent, customerFileId: id('opportunity') };
      return { rentOffer: (await client.rentOfferPdfs.create({ body })).id };
    },
  },
  {
    makes: ['document', 'file'],
    needs: ['opportunity'],
    make: async ({ client, id, call, server, owner }) => {
      const params = { id: id('opportunity') };
      const [document] = await client.documents.upload({ params, body: { type: 'other' }, files: letter() });
      if (call === 'documents.restore' && document) {
        await client.documents.remove({ params: { id: document.id } });
        await giveRemoval(server, document.id, owner);
      }
      if (document) await addThumbnail(server, document.file.id);
      return { document: document?.id ?? '', file: document?.file.id ?? '' };
    },
  },
  {
    makes: ['comment'],
    needs: ['opportunity'],
    make: async ({ client, id, server: { db }, owner: authorId }) => {
      const body = { customerFileId: id('opportunity'), message: 'Dzień dobry' };
      const { id: comment } = await client.comments.create({ body });
      await db.updateTable('comment').set({ authorId }).where('id', '=', comment).execute();
      return { comment };
    },
  },
  {
    makes: ['activity'],
    make: async ({ server, owner, call }) => {
      const activity = await addActivity(server, owner, call === 'activities.reopen');
      if (call === 'activities.restore') {
        const { client } = await server.signIn('super@test.example');
        await client.activities.remove({ params: { id: activity }, query: { version: 1 } });
        await giveRemoval(server, activity, owner);
      }
      return { activity };
    },
  },
  {
    makes: ['notification'],
    make: async ({ server, owner }) => ({ notification: await addNotification(server, owner) }),
  },
  {
    makes: ['reassignRequest'],
    needs: ['opportunity'],
    make: async ({ server, owner, call, colleagueId, id }) => {
      if (call === 'reassignRequests.create') return { reassignRequest: '' };
      // the requester withdraws it, a colleague awaits the decision
      const asker = call === 'reassignRequests.withdraw' ? owner : colleagueId;
      return { reassignRequest: await addRequest(server, id('opportunity'), owner, asker) };
    },
  },
  { makes: ['view'], make: async ({ server, owner }) => ({ view: await addView(server, owner) }) },
  {
    makes: ['operation'],
    make: async ({ server, owner }) => ({ operation: await addOperation(server, owner) }),
  },
  {
    makes: ['enquiry', 'enquiryFile', 'enquiryMessage', 'enquiryProposal'],
    make: ({ server, owner, call }) => addEnquiry(server, owner, call),
  },
  {
    makes: ['bulkChange'],
    make: async ({ server, owner }) => ({ bulkChange: await addBulkChange(server, owner) }),
  },
  { makes: ['mailAccount'], make: async ({ server }) => ({ mailAccount: await addMailAccount(server) }) },
  { makes: ['export'], make: async ({ server, owner }) => ({ export: await addExport(server, owner) }) },
  {
    makes: ['report', 'reportEntry', 'reportWorker'],
    needs: ['opportunity'],
    make: ({ server, owner, id }) => addReport(server, owner, id('opportunity')),
  },
  {
    makes: ['import'],
    make: async ({ server, owner, call }) => ({
      import: await addImport(server, owner, call === 'imports.undo'),
    }),
  },
  {
    makes: ['reading'],
    needs: ['opportunity'],
    make: async ({ server, owner, id }) => ({ reading: await addReading(server, owner, id('opportunity')) }),
  },
  {
    makes: ['archiveReason'],
    make: async ({ client }) => {
      const reasons = await client.archiveReasons.list();
      return { archiveReason: reasons.find(({ requiresNote }) => !requiresNote)?.id ?? '' };
    },
  },
  {
    makes: ['user', 'session', 'mail'],
    make: async ({ server, role, call, owner }) => ({
      ...(await addAccount(server, role)),
      ...(call === 'profile.endSession' ? { session: await startSession(server, owner) } : {}),
    }),
  },
  {
    makes: ['receivedMail'],
    make: async ({ server }) => ({ receivedMail: await addReceivedMail(server) }),
  },
  {
    makes: ['companyNotice', 'companyNoticeFile'],
    make: ({ server, call }) => addCompanyNotice(server, call),
  },
  {
    makes: ['ownNotice'],
    make: async ({ server, owner }) => ({ ownNotice: await addOwnNotice(server, owner) }),
  },
  {
    makes: ['personPicture'],
    make: async ({ server }) => ({ personPicture: await addPersonPicture(server) }),
  },
  { makes: ['label', 'leadSource'], make: ({ server }) => addChoices(server) },
  {
    makes: [
      'carBrand',
      'carModel',
      'carVersion',
      'carTemplate',
      'carColour',
      'carAvailability',
      'carOffer',
      'carVariant',
      'carImage',
      'carDealer',
    ],
    make: ({ server }) => addCars(server),
  },
];

/** The parts that make some kinds, and what those need. */
export function partsOf(kinds: ReadonlySet<string>): Part[] {
  const requested = new Set(kinds);
  const found = parts.toReversed().filter(({ makes, needs = [] }) => {
    const isRequested = makes.some((kind) => requested.has(kind));
    if (isRequested) for (const kind of needs) requested.add(kind);
    return isRequested;
  });
  return found.toReversed();
}
