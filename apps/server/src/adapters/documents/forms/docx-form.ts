import Docxtemplater from 'docxtemplater';
import InspectModule from 'docxtemplater/js/inspect-module.js';
import PizZip from 'pizzip';

import { mostUnpacked, UnreadableForm, type FormAnswer, type FormJob } from './form.ts';

/** What a `{{name}}` without a value is left as. */
const untouched = ({ value }: { readonly value: string }) => `{{${value}}}`;

/** Looks up a placeholder by its literal name: forms contain no expressions. */
const parser = (name: string) => ({
  get: (values: Readonly<Record<string, string>>) => (Object.hasOwn(values, name) ? values[name] : undefined),
});

function unpacked(bytes: Uint8Array): PizZip {
  const zip = new PizZip(bytes);
  let size = 0;
  for (const file of Object.values(zip.files)) {
    size += file.asUint8Array().length;
    if (size > mostUnpacked) throw new UnreadableForm('the form is too large unpacked');
  }
  return zip;
}

/** The fields of a Word form, written as `{{name}}` in its text, headers and footers. */
export function docxForm({ bytes, values }: Omit<FormJob, 'kind'>): FormAnswer {
  try {
    const inspected = new InspectModule();
    const document = new Docxtemplater(unpacked(bytes), {
      delimiters: { start: '{{', end: '}}' },
      linebreaks: true,
      errorLogging: false,
      parser,
      nullGetter: untouched,
      modules: [inspected],
    });
    const names = Object.keys(inspected.getAllTags());
    if (values === null) return { names, bytes: null };
    document.render(values);
    return { names, bytes: document.toBuffer() };
  } catch (error) {
    if (error instanceof UnreadableForm) throw error;
    throw new UnreadableForm(String(error), { cause: error });
  }
}
