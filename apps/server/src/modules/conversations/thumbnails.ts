import type { EmitThumbnail } from '#modules/thumbnails';
import { recordRoom } from '#platform';
import { writtenById } from './answers.ts';
import type { ConversationKind } from './kind.ts';
import { findMessageOfFile } from './queries.ts';

/** Makes clients that have a conversation open show the message of the file again, now with its thumbnail. */
export const emitMessageThumbnail =
  <About extends { readonly id: string }>({
    column,
    entity,
    emit,
  }: Pick<ConversationKind<About>, 'column' | 'entity' | 'emit'>): EmitThumbnail =>
  async (work, fileId) => {
    const found = await findMessageOfFile(work.db, column, fileId);
    if (!found) return;
    const message = await writtenById(work.db, found.id);
    emit.message(work, 'edit', found.about, message, [recordRoom(entity, found.about)]);
  };
