import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { z } from 'zod';

/** Folder of the made-up documents; next to each file is one with the values that must be extracted from it. */
export const documentsFolder = path.join(import.meta.dirname, 'documents');

/** How a document comes: with its texts, or as a picture of 200 dpi, straight or turned by 2°. */
export const documentKinds = ['text', 'scan', 'skewed'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Layouts in which banks print their values. */
export const documentLayouts = [
  'labels_left',
  'labels_above',
  'table',
  'two_columns',
  'sentences',
  'dot_leaders',
] as const;

const described = z.strictObject({
  layout: z.enum(documentLayouts),
  language: z.enum(['pl', 'en']),
  /** Not looked at while rules were written. */
  isHeldOut: z.boolean(),
  files: z.array(z.strictObject({ name: z.string(), kind: z.enum(documentKinds) })),
  /** The value of each field that is to be read; of no other one is anything. */
  expected: z.record(z.string(), z.string()),
});

/** A made-up document of a bank that does not exist: its files, and what is to be read of each. */
export interface SampleDocument extends z.output<typeof described> {
  readonly name: string;
}

/** All of them, by name. */
export async function sampleDocuments(): Promise<readonly SampleDocument[]> {
  const files = (await readdir(documentsFolder)).filter((file) => file.endsWith('.json')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(documentsFolder, file), 'utf8');
      return { name: path.basename(file, '.json'), ...described.parse(JSON.parse(text)) };
    }),
  );
}

/** One of them. @throws RangeError where there is none of that name */
export async function sampleDocument(name: string): Promise<SampleDocument> {
  const document = (await sampleDocuments()).find((one) => one.name === name);
  if (!document) throw new RangeError(`no document ${name}`);
  return document;
}

/** The path of the file of a document that comes in such a way. */
export function sampleFile(document: SampleDocument, kind: DocumentKind): string {
  const file = document.files.find((one) => one.kind === kind);
  if (!file) throw new RangeError(`no ${kind} of ${document.name}`);
  return path.join(documentsFolder, file.name);
}
