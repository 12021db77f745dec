import { endpoints } from '@szansa/api-client/endpoints';
import { bank } from '@szansa/domain/bank';
import { sql } from 'kysely';

import { offerCount, partnerScope } from '#modules/offers';
import { countOfBank, moveRepresentatives } from '#modules/representatives';
import {
  cellOf,
  dropFile,
  fileOf,
  recordModule,
  type CreatedAt,
  type Generated,
  type RecordColumns,
  type StaffWork,
} from '#platform';
import {
  countTemplates,
  dropTemplate,
  findLogo,
  listTemplates,
  moveTemplates,
  updateLogo,
} from './queries.ts';

/** The tables of banks. */
export interface BanksTables {
  bank: RecordColumns<typeof bank> & { logoFileId: string | null };
  documentTemplate: {
    id: string;
    bankId: string;
    fileId: string;
    name: string;
    version: Generated<number>;
    createdBy: string | null;
    createdAt: CreatedAt;
  };
}

/** Removes the logo and the templates of a bank that goes, with their files. */
async function dropFiles(work: StaffWork, bankId: string): Promise<void> {
  for (const template of await listTemplates(work.db, bankId)) await dropTemplate(work, template);
  const logoFileId = await findLogo(work.db, bankId);
  if (logoFileId === null) return;
  await updateLogo(work.db, bankId, { logoFileId: null });
  await dropFile(work, logoFileId);
}

/** Gives the templates of a bank to another one, and the logo if that has none; answers with what moved. */
async function moveFiles({ db }: StaffWork, from: string, into: string) {
  const templates = await moveTemplates(db, { from, into });
  const [logoFileId, other] = [await findLogo(db, from), await findLogo(db, into)];
  if (logoFileId === null || other !== null) return { templates };
  await updateLogo(db, from, { logoFileId: null });
  await updateLogo(db, into, { logoFileId });
  return { templates, logoFileId };
}

export const bankRecords = recordModule(bank, endpoints.banks, {
  more: ({ actor }) => ({
    offerCount: offerCount('bank', partnerScope(actor)),
    logo: fileOf(sql.ref('bank.logoFileId')),
  }),
  where: ({ withInactive = false }) => (withInactive ? [] : [sql<boolean>`bank.is_active`]),
  cells: { offers: ({ offerCount: count }) => cellOf.whole(count) },
  nameOf: ({ name }) => name,
  uses: async ({ db, actor }, { id, offerCount: count }) => [
    { kind: 'representative', count: actor.can('representative.get') ? await countOfBank(db, id) : 0 },
    { kind: 'offer', count },
  ],
  parts: async ({ db }, id) => [{ kind: 'document_template', count: await countTemplates(db, id) }],
  removeParts: dropFiles,
  move: async (work, from, into) => ({
    representatives: await moveRepresentatives(work.db, 'bankId', { from, into }),
    ...(await moveFiles(work, from, into)),
  }),
});
