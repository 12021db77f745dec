import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const size = z.int().min(0);

/** A table of the archive: `tables/<name>.zst`, rows as PostgreSQL's COPY writes them, compressed with Zstandard. */
const archivedTable = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  columns: z.array(z.string()).min(1),
  rows: size,
  size,
  sha256,
});

/** A foreign key: the values of these columns equal, in the same order, those of a row of the other table. */
const reference = z.strictObject({
  table: z.string(),
  columns: z.array(z.string()).min(1),
  toTable: z.string(),
  toColumns: z.array(z.string()).min(1),
});

/** A file of the archive: `files/<key>`. */
const archivedFile = z.strictObject({
  key: z.string().regex(/^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{28}$/),
  size,
  sha256,
});

/**
 * Where the key is that decrypts the secrets of the database: in the archive, encrypted with a passphrase; left out on
 * purpose; or never stored by the server, because it is the setting SECRET_KEY.
 */
const archivedKey = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sealed'), salt: z.base64(), sealed: z.base64() }),
  z.strictObject({ kind: z.literal('left-out') }),
  z.strictObject({ kind: z.literal('setting') }),
]);

/** The content of a backup; its last entry. */
export const manifest = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Names of the migrations that had run. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(archivedTable),
  /** References of its rows; archives of early releases do not contain them. */
  references: z.array(reference).optional(),
  /** Sequences that were used, with the last value they gave. */
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string().regex(/^-?\d+$/) })),
  files: z.array(archivedFile),
  key: archivedKey,
});

export type Manifest = z.output<typeof manifest>;
export type ArchivedTable = z.output<typeof archivedTable>;
export type Reference = z.output<typeof reference>;
export type ArchivedFile = z.output<typeof archivedFile>;
export type ArchivedKey = z.output<typeof archivedKey>;

export const manifestName = 'manifest.json';
export const tableEntry = (name: string) => `tables/${name}.zst`;
export const fileEntry = (key: string) => `files/${key}`;

/** Names that entries of an archive may have; nothing else is unpacked. */
export const entryName =
  /^(?:manifest\.json|tables\/[a-z][a-z0-9_]*\.zst|files\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{28})$/;
