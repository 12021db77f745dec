import { emitOpportunity } from '#modules/opportunities';
import type { EmitThumbnail } from '#modules/thumbnails';
import { findOpportunityOf } from './queries.ts';

/** Has those who have the opportunity open read its documents again. */
export const emitDocumentThumbnail: EmitThumbnail = async (work, fileId) => {
  const customerFileId = await findOpportunityOf(work.db, fileId);
  if (customerFileId !== undefined) emitOpportunity(work, customerFileId);
};
