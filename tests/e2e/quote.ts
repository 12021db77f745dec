/** A PDF of one page with these lines, as a program of a bank might write it. */
export function quoteOf(lines: readonly string[]): Buffer {
  const text = lines
    .map((line, index) => `BT /F1 12 Tf 60 ${780 - index * 24} Td (${line}) Tj ET`)
    .join('\n');
  return Buffer.from(`%PDF-1.7
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R
  /Resources <</Font <</F1 5 0 R>>>>>> endobj
4 0 obj <</Length ${text.length}>> stream
${text}
endstream endobj
5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj
trailer <</Root 1 0 R>>
%%EOF
`);
}
