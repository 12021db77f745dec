/**
 * Parses rows of cells as spreadsheets copy them: tabs between cells, line breaks between rows, quotation marks around
 * cells that contain either. A last line break starts no row.
 */
export function pastedTexts(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endRow = () => {
    rows.push([...row, cell]);
    row = [];
    cell = '';
  };
  const whole = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let index = 0; index < whole.length; index += 1) {
    const sign = whole.charAt(index);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (whole.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === '\t') {
      row.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}
