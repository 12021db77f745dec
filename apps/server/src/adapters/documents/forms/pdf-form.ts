import { PDFBool, PDFDocument, PDFName, PDFTextField } from '@cantoo/pdf-lib';

import { UnreadableForm, type FormAnswer, type FormJob } from './form.ts';

async function opened(bytes: Uint8Array) {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    return { document, form: document.getForm() };
  } catch (error) {
    throw new UnreadableForm(String(error), { cause: error });
  }
}

/**
 * Returns the text fields of a PDF form. The appearance of filled fields is left to the viewer, which has fonts with
 * all letters: the form requests this by `NeedAppearances` (ISO 32000-1, 12.7.2).
 */
export async function pdfForm({ bytes, values }: Omit<FormJob, 'kind'>): Promise<FormAnswer> {
  const { document, form } = await opened(bytes);
  const fields = form.getFields().filter((field) => field instanceof PDFTextField);
  const names = fields.map((field) => field.getName());
  if (values === null) return { names, bytes: null };
  for (const field of fields) {
    const value = values[field.getName()];
    if (value === undefined) continue;
    const length = field.getMaxLength();
    field.setText(length === undefined ? value : value.slice(0, length));
  }
  form.acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True);
  return { names, bytes: await document.save({ updateFieldAppearances: false }) };
}
