import { json, type TestServer } from '@szansa/server/testing';

async function addNotice({ db }: TestServer, sentAt: Date | null): Promise<string> {
  const id = crypto.randomUUID();
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Treść' }] }];
  await db
    .insertInto('companyNotice')
    .values({
      id,
      title: 'Ogłoszenie',
      note: json({ type: 'doc', content }),
      noteText: 'Treść',
      isImportant: false,
      validUntil: null,
      roles: ['WORKER'],
      createdBy: null,
      sentBy: null,
      sentAt,
      remindedAt: null,
    })
    .execute();
  return id;
}

/** A draft with a file past the API, which only administrators write; for the call that reminds of it a sent one. */
export async function addCompanyNotice(server: TestServer, call: string | undefined) {
  const [companyNoticeFile, fileId] = [crypto.randomUUID(), crypto.randomUUID()];
  const companyNotice = await addNotice(server, call === 'companyNotices.remind' ? new Date() : null);
  const stored = { name: 'notatka.txt', mime: 'text/plain', size: 1, createdBy: null };
  await server.db
    .insertInto('storedFile')
    .values({ id: fileId, storageKey: fileId, sha256: fileId, ...stored })
    .execute();
  await server.db
    .insertInto('companyNoticeFile')
    .values({ id: companyNoticeFile, companyNoticeId: companyNotice, fileId, createdBy: null })
    .execute();
  return { companyNotice, companyNoticeFile };
}

/** Adds a sent announcement with this recipient. */
export async function addOwnNotice(server: TestServer, userId: string): Promise<string> {
  const companyNoticeId = await addNotice(server, new Date());
  const unread = { readAt: null, confirmedAt: null };
  await server.db
    .insertInto('companyNoticeRecipient')
    .values({ id: crypto.randomUUID(), companyNoticeId, userId, ...unread })
    .execute();
  return companyNoticeId;
}
