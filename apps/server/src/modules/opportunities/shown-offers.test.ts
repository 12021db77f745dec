import { draws, testServer, type TestServer } from '@szansa/server/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { addCustomer } from './test-deals.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const step = fc.record({
  file: fc.nat(1),
  does: fc.constantFrom('add', 'add', 'remove', 'value', 'choose', 'unchoose'),
  which: fc.nat(9),
  value: fc.option(fc.integer({ min: 1, max: 900 })),
});

/** What each opportunity shows, looked for among all offers. */
async function lookedFor() {
  const { rows } = await sql<object>`
    select f.id, o.id as offer, o.vehicle_value as value from customer_file f left join offer o on o.id = coalesce(
      f.chosen_offer_id,
      (select n.id from offer n where n.customer_file_id = f.id order by n.created_at desc, n.id desc limit 1)
    ) order by f.id
  `.execute(server.db);
  return rows;
}

it('what an opportunity shows of its offers is stored, whatever is done with them', async () => {
  const { db } = server;
  const customerId = await addCustomer(server);
  const files = [uuidv7(), uuidv7()];
  await db
    .insertInto('customerFile')
    .values(files.map((id) => ({ id, customerId, status: 'lead' as const })))
    .execute();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      for (const { file, does, which, value } of steps) {
        const customerFileId = files[file] ?? '';
        const offers = await db
          .selectFrom('offer')
          .select('id')
          .where('customerFileId', '=', customerFileId)
          .execute();
        const one = offers[which % Math.max(1, offers.length)];
        const vehicleValue = value === null ? null : `${value}.00`;
        const choose = (chosenOfferId: string | null) =>
          db.updateTable('customerFile').set({ chosenOfferId }).where('id', '=', customerFileId).execute();
        if (does === 'add') {
          const row = { id: uuidv7(), customerFileId, offerType: 'leasing' as const, vehicleValue };
          await db.insertInto('offer').values(row).execute();
        } else if (does === 'unchoose') await choose(null);
        else if (one && does === 'choose') await choose(one.id);
        else if (one && does === 'value')
          await db.updateTable('offer').set({ vehicleValue }).where('id', '=', one.id).execute();
        else if (one && does === 'remove') {
          await db
            .updateTable('customerFile')
            .set({ chosenOfferId: null })
            .where('chosenOfferId', '=', one.id)
            .execute();
          await db.deleteFrom('offer').where('id', '=', one.id).execute();
        }
      }
      const { rows: stored } = await sql<object>`
        select id, shown_offer_id as offer, vehicle_value as value from customer_file order by id
      `.execute(db);
      expect(stored).toEqual(await lookedFor());
    }),
    draws({ usual: 8, all: 30 }),
  );
});
