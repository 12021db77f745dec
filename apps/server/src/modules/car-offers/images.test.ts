import type { OfferedVariantInput, VariantImageInput } from '@szansa/domain/catalogue';
import { storedFiles, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { drawPng } from '#platform';
import { testCars } from './test-cars.ts';

let server: TestServer;
let cars: Awaited<ReturnType<typeof testCars>>;

beforeAll(async () => {
  server = await testServer();
  cars = await testCars(server);
});
afterAll(() => server.close());

const image = (more: Partial<VariantImageInput> = {}): VariantImageInput => ({
  id: crypto.randomUUID(),
  imageType: 'exterior',
  order: 0,
  imageFile: null,
  alt: null,
  crop: null,
  ...more,
});

const file = (bytes: Uint8Array<ArrayBuffer>, name = 'auto.jpg') => new File([bytes], name);

const drawn = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' } });

const jpeg = async (width?: number, height?: number, name?: string) =>
  file(new Uint8Array(await drawn(width, height).jpeg().toBuffer()), name);

const withImages = (...images: VariantImageInput[]): OfferedVariantInput => cars.variant({ images });

const imagesOf = async (by: SignedIn, id: string) =>
  (await cars.offerAs(by, id)).variants.flatMap(({ images }) => images);

/** The pictures of an offer once their sizes are made. */
const ready = (id: string) =>
  vi.waitFor(
    async () => {
      const images = await imagesOf(cars.platformer, id);
      expect(images.map(({ isReady }) => isReady)).not.toContain(false);
      return images;
    },
    { timeout: 20_000 },
  );

const fetched = (by: SignedIn, address: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${address}`, { headers: { authorization: `Bearer ${by.token}`, ...headers } });

const bytesOf = async (by: SignedIn, address: string) => {
  const answer = await fetched(by, address);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

describe('pictures of a variant', () => {
  test('are in their order, with the sizes that are made of them [S3.13, S7.9]', async () => {
    const [second, first] = [
      image({ order: 2, imageFile: 0, imageType: 'interior' }),
      image({ order: 1, imageFile: 1, alt: 'Z boku' }),
    ];
    const { id } = await cars.create(
      [withImages(second, first)],
      [await jpeg(600, 400, 'wnętrze.jpg'), await jpeg(2000, 1000, 'bok.jpg')],
    );
    const images = await ready(id);
    expect(images).toMatchObject([
      { id: first.id, order: 0, alt: 'Z boku', name: 'bok.jpg', width: 2000, height: 1000 },
      { id: second.id, order: 1, imageType: 'interior', width: 600, height: 400 },
    ]);
    const [side] = images;
    expect(side?.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(side?.srcset.webp).toContain(' 320w, ');
    for (const [width, address] of (side?.srcset.avif ?? '')
      .split(', ')
      .map((one) => [Number.parseInt(one.split(' ')[1] ?? '', 10), one.split(' ')[0] ?? ''] as const)) {
      const made = await sharp(await bytesOf(cars.platformer, address)).metadata();
      expect([made.width, made.compression]).toEqual([width, 'av1']);
    }
    const pdf = await sharp(await bytesOf(cars.platformer, `/api/car-images/${first.id}/pdf.jpg`)).metadata();
    expect([pdf.format, pdf.width]).toEqual(['jpeg', 1000]);
  });

  test('are upright and reveal nothing of the camera and the place', async () => {
    const bytes = await drawn(600, 400)
      .withExif({ IFD0: { Copyright: 'tajne' }, IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const one = image({ imageFile: 0 });
    const { id } = await cars.create([withImages(one)], [file(new Uint8Array(bytes))]);
    expect(await ready(id)).toMatchObject([{ width: 400, height: 600 }]);
    for (const size of ['800.webp', '800.avif', 'pdf.jpg', 'whole.webp']) {
      const made = await sharp(
        await bytesOf(cars.platformer, `/api/car-images/${one.id}/${size}`),
      ).metadata();
      expect([made.width, made.height, made.exif, made.orientation]).toEqual([
        400,
        600,
        undefined,
        undefined,
      ]);
    }
  });

  test('CC18 are cropped as specified, and made again when that changes', async () => {
    const one = image({ imageFile: 0, crop: { x: 0.5, y: 0, width: 0.5, height: 0.5 } });
    const variant = withImages(one);
    const { id } = await cars.create([variant], [await jpeg(600, 400)]);
    expect(await ready(id)).toMatchObject([{ width: 300, height: 200, revision: 1 }]);
    const stored = await storedFiles(server.platform.config);
    const images = [{ ...one, imageFile: null, crop: null, alt: 'Całe' }];
    await cars.change(id, 1, { variants: [{ ...variant, images }] });
    const [whole] = await ready(id);
    expect(whole).toMatchObject({ width: 600, height: 400, revision: 2, alt: 'Całe' });
    const made = await sharp(await bytesOf(cars.platformer, whole?.src ?? '')).metadata();
    expect([made.width, made.height]).toEqual([600, 400]);
    // the sizes before have gone
    await vi.waitFor(async () => expect(await storedFiles(server.platform.config)).toBe(stored), {
      timeout: 30_000,
    });
  });

  test('stay where they are left out, and go with their files where they are not named', async () => {
    const before = await storedFiles(server.platform.config);
    const variant = withImages(image({ imageFile: 0 }));
    const { id } = await cars.create([variant], [await jpeg()]);
    await ready(id);
    await cars.change(id, 1, { variants: [cars.variant({ id: variant.id, year: 2025 })] });
    expect(await imagesOf(cars.platformer, id)).toHaveLength(1);
    await cars.change(id, 2, { variants: [{ ...variant, images: [] }] });
    expect(await imagesOf(cars.platformer, id)).toEqual([]);
    await vi.waitFor(async () => expect(await storedFiles(server.platform.config)).toBe(before), {
      timeout: 30_000,
    });
  });

  test('go with the variant they are of', async () => {
    const before = await storedFiles(server.platform.config);
    const gone = withImages(image({ imageFile: 0 }));
    const { id } = await cars.create([cars.variant(), gone], [await jpeg()]);
    await ready(id);
    const { variants } = await cars.offerAs(cars.platformer, id);
    const stays = cars.variant({ id: variants[0]?.id ?? '' });
    await cars.change(id, 1, { variants: [stays] });
    await vi.waitFor(async () => expect(await storedFiles(server.platform.config)).toBe(before), {
      timeout: 30_000,
    });
  });

  test('are there once when a save is sent again', async () => {
    const variant = withImages(image({ imageFile: 0 }), image({ imageFile: 1, order: 1 }));
    const { id } = await cars.create([cars.variant({ id: variant.id })]);
    const files = [await jpeg(600, 400), await jpeg(500, 400)];
    await cars.change(id, 1, { variants: [variant] }, files);
    await ready(id);
    const stored = await storedFiles(server.platform.config);
    const again = await cars.change(id, 1, { variants: [variant] }, files);
    expect(again.version).toBe(2);
    expect(again.variants[0]?.images).toHaveLength(2);
    expect(await storedFiles(server.platform.config)).toBe(stored);
  });

  test('are not accepted from another offer, and need a file', async () => {
    const theirs = image({ imageFile: 0 });
    const { id } = await cars.create([withImages(theirs)], [await jpeg()]);
    // what is still being made would count among the files of the tests below
    await ready(id);
    await expect(cars.create([withImages(theirs)], [await jpeg()])).rejects.toMatchObject({
      code: 'validation',
      status: 422,
    });
    await expect(cars.create([withImages(image())])).rejects.toMatchObject({
      code: 'validation',
      status: 422,
    });
    await expect(cars.create([withImages(image({ imageFile: 3 }))])).rejects.toMatchObject({
      code: 'validation',
      status: 422,
    });
  });
});

describe('a file that is no picture', () => {
  test('is refused when it is cut off, and nothing of it is stored', async () => {
    const before = await storedFiles(server.platform.config);
    const whole = await drawn(2000, 1000).jpeg().toBuffer();
    const cut = file(new Uint8Array(whole.subarray(0, whole.length / 2)));
    await expect(cars.create([withImages(image({ imageFile: 0 }))], [cut])).rejects.toMatchObject({
      code: 'picture_unreadable',
      status: 422,
    });
    expect(await storedFiles(server.platform.config)).toBe(before);
  });

  test('is refused for its pixels before it is unfolded', async () => {
    const bomb = drawPng({ width: 8, height: 8, colourAt: () => [0, 0, 0] }, { width: 10_000, height: 6000 });
    const before = process.memoryUsage.rss();
    await expect(
      cars.create([withImages(image({ imageFile: 0 }))], [file(bomb, 'bomba.png')]),
    ).rejects.toMatchObject({ code: 'picture_too_large', status: 413 });
    // decompressed it would need 180 MB
    expect(process.memoryUsage.rss() - before).toBeLessThan(60 * 1024 * 1024);
  });

  test.each([
    ['rysunek.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'],
    ['telefon.heic', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'],
    ['opis.txt', 'to nie zdjęcie'],
    ['rysunek.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('%s is refused by its kind', async (name, content) => {
    const given = new File([content], name);
    await expect(cars.create([withImages(image({ imageFile: 0 }))], [given])).rejects.toMatchObject({
      code: 'file_type',
      status: 415,
    });
  });
});

describe('a size of a picture', () => {
  test('is given to who may read the offer', async () => {
    const one = image({ imageFile: 0 });
    const { id } = await cars.create([withImages(one)], [await jpeg()]);
    const [made] = await ready(id);
    const src = made?.src ?? '';
    expect((await fetched(cars.worker, src)).status).toBe(404);
    await cars.activate(id);
    expect((await fetched(cars.worker, src)).status).toBe(200);
    expect((await fetch(`${server.url}${src}`)).status).toBe(401);
    expect((await fetched(cars.worker, `/api/car-images/${one.id}/4000.webp`)).status).toBe(404);
    const { fileId = '' } =
      (await server.db
        .selectFrom('carVariantImage')
        .select('originalFileId as fileId')
        .where('id', '=', one.id)
        .executeTakeFirst()) ?? {};
    expect((await fetched(cars.platformer, `/api/files/${fileId}`)).status).toBe(404);
  });

  test('never changes, and is cached by the browser that requested it', async () => {
    const { id } = await cars.create([withImages(image({ imageFile: 0 }))], [await jpeg()]);
    const [made] = await ready(id);
    const src = made?.src ?? '';
    const { headers } = await fetched(cars.platformer, src);
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(headers.get('vary')).toContain('authorization');
    const etag = headers.get('etag') ?? '';
    expect((await fetched(cars.platformer, src, { 'if-none-match': etag })).status).toBe(304);
  });
});
