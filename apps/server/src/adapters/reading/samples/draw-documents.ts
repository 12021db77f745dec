import { readFile, writeFile } from 'node:fs/promises';

import { scannedPdf, textPdf } from './draw.ts';
import { sampleDocuments, sampleFile } from './documents.ts';
import { heldOutDrawings } from './held-out-drawings.ts';
import { ownDrawings } from './own-drawings.ts';

/** How far the skewed ones are turned. */
const degrees = 2;

/** Writes the files of all made-up documents again; the expected values are written by hand. */
const documents = await sampleDocuments();
for (const { name, marks } of [...ownDrawings, ...heldOutDrawings]) {
  const document = documents.find((one) => one.name === name);
  if (!document) throw new Error(`documents/${name}.json is missing`);
  await writeFile(sampleFile(document, 'text'), await textPdf({ marks }));
  const text = await readFile(sampleFile(document, 'text'));
  await writeFile(sampleFile(document, 'scan'), await scannedPdf(text));
  await writeFile(sampleFile(document, 'skewed'), await scannedPdf(text, degrees));
}
