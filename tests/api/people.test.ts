import { call, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { operations } from './access/calls.ts';
import { recordsOf } from './records.ts';
import type { Records } from './sample.ts';
import { pathTo, queryOf } from './samples.ts';

let server: TestServer;
let staff: SignedIn;
let records: Records;
/** Everybody of the staff, by id, with the id of their picture. */
let pictures: ReadonlyMap<string, string>;

/** Gives a user a picture, and the same one to all others. */
async function drawEverybody(): Promise<ReadonlyMap<string, string>> {
  const { version } = await staff.client.profile.get();
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  const files = [new File([new Uint8Array(pixel)], 'ja.png')];
  const { pictureId } = await staff.client.profile.savePicture({
    query: { version: String(version) },
    body: {},
    files,
  });
  const drawn = await server.db
    .updateTable('appUser')
    .set({ pictureFileId: pictureId ?? null })
    .returning(['id', 'pictureFileId'])
    .execute();
  return new Map(drawn.map(({ id, pictureFileId }) => [id, pictureFileId ?? '']));
}

beforeAll(async () => {
  server = await testServer();
  staff = await server.signIn('super@test.example');
  records = await recordsOf(server, { owner: staff.userId, role: 'WORKER' });
  pictures = await drawEverybody();
});
afterAll(() => server.close());

const named = z.union([
  z.looseObject({ id: z.string(), firstName: z.string(), lastName: z.string() }),
  // as stored in reports
  z.looseObject({ id: z.string(), name: z.string() }),
]);
type Named = z.infer<typeof named>;

/** Everybody of the staff whom an answer names, however deep. */
function peopleIn(answer: unknown): Named[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const { data } = named.safeParse(answer);
  const own = data && pictures.has(data.id) ? [data] : [];
  return [...own, ...Object.values(answer).flatMap(peopleIn)];
}

/** The differences of a recalculated report are described in sentences, which have no place for a picture. */
const inSentences: readonly string[] = ['reports.recalculation'];

const readings = operations.filter(
  ({ name, definition }) => definition.method === 'GET' && !inSentences.includes(name),
);

/** Calls whose records here contain the name of a user. */
const namingPeople: readonly string[] = [
  'activities.list',
  'agency.storage',
  'analytics.list',
  'analytics.pictures',
  'auditLog.list',
  'bankComparisonPdfs.list',
  'customerOrganisations.list',
  'customers.list',
  'dashboards.people',
  'exports.list',
  'internalEnquiries.list',
  'offers.list',
  'opportunities.list',
  'opportunities.team',
  'rentOfferPdfs.list',
  'reports.entries',
  'reports.list',
  'reports.summary',
  'reports.workers',
  'users.list',
];

describe('every named person is shown with their picture', () => {
  it('in calls that there are', () => {
    const names = readings.map(({ name }) => name);
    expect(namingPeople.filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(readings)('$name', async ({ name, definition }) => {
    const path = `${pathTo(definition.path, records)}${queryOf(name, records)}`;
    const { body } = await call(server, 'GET', path, { token: staff.token });
    const people = peopleIn(body);
    expect(people.filter(({ id, pictureId }) => pictureId !== pictures.get(id))).toEqual([]);
    expect(people.length).toBeGreaterThanOrEqual(namingPeople.includes(name) ? 1 : 0);
  });
});
