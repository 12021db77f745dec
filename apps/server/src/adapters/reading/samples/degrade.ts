import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { Document, Image, Page, renderToBuffer } from '@react-pdf/renderer';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createElement as h } from 'react';
import sharp from 'sharp';

import { drawPage } from '#adapters/pdf/draw-page.ts';
import { cornersOf, projection, type Corners } from '../picture/perspective.ts';
import type { Random } from './generator/random.ts';

/** How a document comes when it is not the file itself. */
export const degradations = ['scan', 'fax', 'photo'] as const;
export type Degradation = (typeof degradations)[number];

interface Picture {
  readonly data: Buffer;
  readonly format: 'jpg' | 'png';
  readonly width: number;
  readonly height: number;
}

const between = (random: Random, from: number, to: number) => from + random.next() * (to - from);

/** The page tilted on paper of a tint. */
function tilted(page: Canvas, degrees: number, tint: string): Canvas {
  const { width, height } = page;
  const paper = createCanvas(width, height);
  const context = paper.getContext('2d');
  context.fillStyle = tint;
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.globalCompositeOperation = 'multiply';
  context.drawImage(page, -width / 2, -height / 2);
  return paper;
}

/** A round stamp of coloured ink somewhere on the page. */
function stamp(page: Canvas, random: Random): void {
  const context = page.getContext('2d');
  const radius = page.width * 0.09;
  const [x, y] = [between(random, 0.3, 0.8) * page.width, between(random, 0.3, 0.85) * page.height];
  context.globalCompositeOperation = 'multiply';
  context.strokeStyle = random.pick(['#5b7de8', '#d65a5a', '#7a5ad6']);
  context.fillStyle = context.strokeStyle;
  context.lineWidth = radius * 0.07;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
  context.font = `600 ${radius * 0.3}px "Sample Liberation"`;
  context.textAlign = 'center';
  context.fillText('ZATWIERDZONO', x, y);
  context.globalCompositeOperation = 'source-over';
}

async function scanned(page: Canvas, random: Random): Promise<Picture> {
  if (random.chance(0.3)) stamp(page, random);
  const paper = tilted(
    page,
    between(random, -2.5, 2.5),
    random.pick(['#f4f2ee', '#ffffff', '#ececec', '#f6f0e2']),
  );
  let image = sharp(paper.toBuffer('image/png')).removeAlpha();
  if (random.chance(0.6)) image = image.greyscale();
  image = image.blur(between(random, 0.4, 0.9));
  const quarters = random.chance(0.15) ? random.int(1, 3) : 0;
  const rotated = await image.png().toBuffer();
  const { data, info } = await sharp(rotated)
    .rotate(quarters * 90)
    .jpeg({ quality: random.int(45, 80) })
    .toBuffer({ resolveWithObject: true });
  return { data, format: 'jpg', width: info.width, height: info.height };
}

/** Black and white, with noise, dirty columns of the reader, and coarser from top to bottom. */
async function faxed(page: Canvas, random: Random): Promise<Picture> {
  const paper = tilted(page, between(random, -1, 1), '#ffffff');
  const coarse = random.chance(0.4) ? 0.7 : 1;
  const { data, info } = await sharp(paper.toBuffer('image/png'))
    .greyscale()
    .resize(paper.width, Math.round(paper.height * coarse), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const limit = random.int(150, 190);
  const dirty = random.chance(0.4) ? random.int(0, info.width - 1) : -1;
  for (let at = 0; at < data.length; at += 1) {
    const isNoise = random.chance(0.0006);
    const isDirty = at % info.width === dirty && random.chance(0.7);
    data[at] = isNoise || isDirty ? 0 : (data[at] ?? 0) < limit ? 0 : 255;
  }
  const png = await sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .resize(paper.width, paper.height, { fit: 'fill', kernel: 'nearest' })
    .png({ colours: 2 })
    .toBuffer();
  return { data: png, format: 'png', width: paper.width, height: paper.height };
}

/** A page on a desk, photographed from an angle in uneven light. */
async function photographed(page: Canvas, random: Random): Promise<Picture> {
  const [width, height] = [Math.round(page.width * 1.12), Math.round(page.height * 1.12)];
  const paper = page.getContext('2d').getImageData(0, 0, page.width, page.height).data;
  const off = () => between(random, 0.015, 0.09);
  const corners: Corners = [
    { x: off() * width, y: off() * height },
    { x: (1 - off()) * width, y: off() * height },
    { x: (1 - off()) * width, y: (1 - off()) * height },
    { x: off() * width, y: (1 - off()) * height },
  ];
  const placeOf = projection(corners, cornersOf(page.width, page.height));
  const desk = random.pick([
    [92, 70, 52],
    [60, 62, 66],
    [110, 100, 92],
  ] as const);
  const cast = random.pick([
    [1, 0.97, 0.9],
    [0.95, 0.98, 1],
    [1, 1, 1],
  ] as const);
  const [lightX, lightY] = [between(random, -0.35, 0.35), between(random, -0.35, 0.35)];
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = placeOf(x, y);
      const [column, row] = [Math.round(place.x), Math.round(place.y)];
      const isPaper = column >= 0 && row >= 0 && column < page.width && row < page.height;
      const light = 0.85 + lightX * (x / width - 0.5) + lightY * (y / height - 0.5);
      for (const channel of [0, 1, 2] as const) {
        const shade = isPaper
          ? (paper[(row * page.width + column) * 4 + channel] ?? 255) * 0.95 + 6
          : desk[channel];
        data[(y * width + x) * 3 + channel] = Math.max(
          0,
          Math.min(255, shade * light * cast[channel] + (random.next() - 0.5) * 10),
        );
      }
    }
  }
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .blur(between(random, 0.5, 0.9))
    .jpeg({ quality: random.int(60, 85) })
    .toBuffer();
  return { data: jpeg, format: 'jpg', width, height };
}

const machines = { scan: scanned, fax: faxed, photo: photographed } as const;
const dots = { scan: [150, 200, 200, 300], fax: [200], photo: [170, 200, 220] } as const;

/** Returns a PDF whose pages are pictures of the pages of another, as such a machine makes them; no letter is text. */
export async function degraded(pdf: Uint8Array, kind: Degradation, random: Random): Promise<Buffer> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const dpi = random.pick(dots[kind]);
  const pictures: Picture[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await drawPage(await document.getPage(number), dpi / 72);
    pictures.push(await machines[kind](page, random));
  }
  await document.loadingTask.destroy();
  return pdfOfPictures(pictures, dpi);
}

function pdfOfPictures(pictures: readonly Picture[], dpi: number): Promise<Buffer> {
  const pages = pictures.map(({ data, format, width, height }, at) => {
    const size = { width: (width / dpi) * 72, height: (height / dpi) * 72 };
    const image = h(Image, { src: { data, format }, style: { ...size, height: size.height - 0.5 } });
    return h(Page, { key: at, size: [size.width, size.height] }, image);
  });
  return renderToBuffer(h(Document, null, ...pages));
}
