import { PDFDocument, PDFName, PDFBool } from '@cantoo/pdf-lib';
import PizZip from 'pizzip';
import { describe, expect, it } from 'vitest';

import { docxForm } from './docx-form.ts';
import { mostUnpacked, UnreadableForm } from './form.ts';
import { pdfForm } from './pdf-form.ts';
import { wordForm } from './word-form.ts';

async function pdfWith(...names: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const form = document.getForm();
  names.forEach((name, index) => form.createTextField(name).addToPage(page, { x: 50, y: 700 - index * 40 }));
  form.createCheckBox('zgoda').addToPage(page, { x: 50, y: 100 });
  return document.save();
}

const docxOf = (...paragraphs: readonly (readonly string[])[]) => wordForm(paragraphs);

const textOf = (bytes: Uint8Array | null) =>
  new PizZip(bytes ?? new Uint8Array()).file('word/document.xml')?.asText() ?? '';

describe('a PDF form', () => {
  it('names its text fields, and leaves those without a value unchanged', async () => {
    const bytes = await pdfWith('klient.nazwa', 'Podpis');
    expect(await pdfForm({ bytes, values: null })).toEqual({
      names: ['klient.nazwa', 'Podpis'],
      bytes: null,
    });
    const filled = await pdfForm({ bytes, values: { 'klient.nazwa': 'Zażółć Gęślą sp. z o.o.' } });
    const read = await PDFDocument.load(filled.bytes ?? new Uint8Array());
    const form = read.getForm();
    expect(form.getTextField('klient.nazwa').getText()).toBe('Zażółć Gęślą sp. z o.o.');
    expect(form.getTextField('Podpis').getText()).toBeUndefined();
    expect(form.acroForm.dict.get(PDFName.of('NeedAppearances'))).toBe(PDFBool.True);
  });

  it('accepts no more letters than a field has room for', async () => {
    const document = await PDFDocument.create();
    const field = document.getForm().createTextField('kod');
    field.setMaxLength(6);
    field.addToPage(document.addPage());
    const { bytes } = await pdfForm({ bytes: await document.save(), values: { kod: '00-123 Warszawa' } });
    const read = await PDFDocument.load(bytes ?? new Uint8Array());
    expect(read.getForm().getTextField('kod').getText()).toBe('00-123');
  });

  it('that is damaged is refused, one without fields has none', async () => {
    await expect(pdfForm({ bytes: Buffer.from('%PDF-1.7 nothing'), values: null })).rejects.toThrow(
      UnreadableForm,
    );
    const document = await PDFDocument.create();
    document.addPage();
    expect((await pdfForm({ bytes: await document.save(), values: null })).names).toEqual([]);
  });
});

describe('a Word form', () => {
  it('names its fields once, also those that Word has parted', () => {
    const bytes = docxOf(['Firma: {{klient.nazwa}}'], ['NIP: {{kli', 'ent.n', 'ip}}, {{klient.nazwa}}']);
    expect(docxForm({ bytes, values: null }).names).toEqual(['klient.nazwa', 'klient.nip']);
  });

  it('is filled with the given values, as text; other fields stay', () => {
    const bytes = docxOf(
      ['Firma: {{klient.nazwa}}'],
      ['NIP: {{kli', 'ent.nip}}'],
      ['{{Podpis}} {{toString}}'],
    );
    const values = { 'klient.nazwa': 'A & B <spółka>\ndruga', 'klient.nip': '{{Podpis}}' };
    const text = textOf(docxForm({ bytes, values }).bytes);
    expect(text).toContain('A &amp; B &lt;spółka&gt;');
    expect(text).toContain('<w:br/>');
    expect(text).toContain('{{Podpis}} {{toString}}');
    expect(text).not.toContain('klient.nip');
  });

  it('is no program: what looks like one is an unknown name', () => {
    const bytes = docxOf(['{{constructor.constructor("return process")()}} {{1+1}}']);
    const text = textOf(docxForm({ bytes, values: { x: 'y' } }).bytes);
    expect(text).toContain('{{1+1}}');
    expect(text).toContain('constructor.constructor');
  });

  it('that is damaged, no document, or a bomb is refused', () => {
    const bomb = new PizZip();
    bomb.file('word/document.xml', new Uint8Array(mostUnpacked + 1));
    const empty = new PizZip();
    for (const bytes of [
      Buffer.from('PK nothing'),
      docxOf(['{{open']),
      empty.generate({ type: 'uint8array' }),
      bomb.generate({ type: 'uint8array', compression: 'DEFLATE' }),
    ]) {
      expect(() => docxForm({ bytes, values: null })).toThrow(UnreadableForm);
    }
  });
});
