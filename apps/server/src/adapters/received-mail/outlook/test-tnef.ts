/** Writes what Outlook writes, for tests. */

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
};
const short = (value: number) => number(value).subarray(0, 2);

const padded = (value: Buffer) =>
  Buffer.concat([number(value.length), value, Buffer.alloc((4 - (value.length % 4)) % 4)]);

/** A property of bytes, text or a number. */
export function property(id: number, value: Buffer | string | number): Buffer {
  if (typeof value === 'number') return Buffer.concat([short(0x03), short(id), number(value)]);
  const isText = typeof value === 'string';
  const bytes = isText ? Buffer.from(`${value}\0`, 'utf16le') : value;
  return Buffer.concat([short(isText ? 0x1f : 0x102), short(id), number(1), padded(bytes)]);
}

/** A property with a name instead of a fixed id. */
export const namedProperty = (name: string, value: string): Buffer => {
  const [start, rest] = [property(0x8001, value).subarray(0, 4), property(0x8001, value).subarray(4)];
  const written = padded(Buffer.from(`${name}\0`, 'utf16le'));
  return Buffer.concat([start, Buffer.alloc(16, 7), number(1), written, rest]);
};

export const properties = (all: readonly Buffer[]): Buffer => Buffer.concat([number(all.length), ...all]);

export const attribute = (id: number, value: Buffer, level = 1): Buffer =>
  Buffer.concat([Buffer.from([level]), number(id), number(value.length), value, short(0)]);

export const tnef = (...attributes: readonly Buffer[]): Buffer =>
  Buffer.concat([number(0x22_3e_9f_78), short(1), ...attributes]);

export const messageBody = (...all: readonly Buffer[]): Buffer => attribute(0x6_9003, properties(all));

/** Returns a file with its short name, for old clients, and its properties. */
export function file(title: string, content: string | Buffer, all: readonly Buffer[] = []): Buffer {
  return Buffer.concat([
    attribute(0x6_9002, Buffer.alloc(14), 2),
    attribute(0x1_8010, Buffer.from(`${title}\0`, 'latin1'), 2),
    attribute(0x6_800f, Buffer.from(content), 2),
    attribute(0x6_9005, properties(all), 2),
  ]);
}

/** RTF as it is compressed without a repetition. */
export function compressed(rtf: string | Buffer, size = Buffer.from(rtf).length): Buffer {
  const bytes = Buffer.from(rtf);
  const runs = Array.from({ length: Math.ceil(bytes.length / 8) }, (_, run) =>
    Buffer.concat([Buffer.from([0]), bytes.subarray(run * 8, run * 8 + 8)]),
  );
  return Buffer.concat([number(bytes.length), number(size), number(0x75_46_5a_4c), number(0), ...runs]);
}
