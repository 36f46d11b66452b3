/** Without it Excel reads the file in the code page of its machine, and ’ or é become other characters. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Where a spreadsheet would begin to read a formula: at the start, and where one that is set to other separators splits the text, quoted or not. */
const FORMULA = /^(?=[\t\r])|(?=[=+\-@＝＋－＠])(?<=(?:^|[;\t\r\n])"*)/g;

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value.replace(FORMULA, "'") : JSON.stringify(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** CSV (RFC 4180) that Excel opens as UTF-8, with a header line. Text that would be a formula gets an apostrophe before it, telephone numbers too. */
export function toCsv(rows: readonly Record<string, unknown>[], columns: readonly string[]): string {
  const lines = [columns.join(','), ...rows.map(row => columns.map(column => cell(row[column])).join(','))];
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}
