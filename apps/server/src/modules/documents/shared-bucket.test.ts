import { refusal, s3Server, testServer } from '@szansa/server/testing';
import { expect, it } from 'vitest';

import { openOpportunity } from '../opportunities/test-deals.ts';

// costs 2 s
it('servers that share a bucket send files of each other, and what is deleted by one is gone', async () => {
  const s3 = await s3Server();
  const config = { filesUrl: s3.address() };
  const one = await testServer({ config });
  const other = await testServer({ config, database: one.database });
  try {
    const [here, there] = [
      await one.signIn('worker@test.example'),
      await other.signIn('worker@test.example'),
    ];
    const { id } = await openOpportunity(one, here);
    const files = [new File(['Zgoda na leasing'], 'zgoda.txt')];
    const [document] = await here.client.documents.upload({
      params: { id },
      body: { type: 'consents' },
      files,
    });
    if (!document) throw new Error('no document');
    const download = () => there.client.files.download({ params: { id: document.file.id } });
    const { blob, filename } = await download();
    expect([await blob.text(), filename]).toEqual(['Zgoda na leasing', 'zgoda.txt']);
    await there.client.documents.remove({ params: { id: document.id } });
    await expect(download()).rejects.toEqual(refusal('not_found', 404));
  } finally {
    await other.close();
    await one.close();
    await s3.close();
  }
});
