import PizZip from 'pizzip';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const wordMl = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const runOf = (text: string) => `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

/** Returns a Word document of paragraphs, each given as its text runs, with only the parts that ECMA-376 requires. */
export function wordForm(paragraphs: readonly (readonly string[])[]): Uint8Array {
  const body = paragraphs.map((runs) => `<w:p>${runs.map(runOf).join('')}</w:p>`).join('');
  const zip = new PizZip();
  zip.file(
    '[Content_Types].xml',
    `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${mainPart}"/></Types>`,
  );
  zip.file(
    '_rels/.rels',
    `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${officeDocument}" Target="word/document.xml"/></Relationships>`,
  );
  zip.file(
    'word/document.xml',
    `${xml}<w:document xmlns:w="${wordMl}"><w:body>${body}</w:body></w:document>`,
  );
  return zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
}
