import type { EmitThumbnail } from '#modules/thumbnails';
import { emitEnquiry } from './events.ts';
import { findEnquiryOfFile } from './file-queries.ts';

/** Has those who read enquiries read the files of this one again. */
export const emitEnquiryThumbnail: EmitThumbnail = async (work, fileId) => {
  const internalEnquiryId = await findEnquiryOfFile(work.db, fileId);
  if (internalEnquiryId !== undefined) emitEnquiry(work, internalEnquiryId);
};
