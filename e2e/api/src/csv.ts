/** Text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const PHONE = /^\+[\d -]+$/;

function cell(value: unknown): string {
  const text =
    value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  const safe = FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** CSV (RFC 4180) with a header line. Text that looks like a formula is prefixed with an apostrophe. */
export function toCsv(rows: readonly Record<string, unknown>[], columns: readonly string[]): string {
  const lines = [columns.join(','), ...rows.map(row => columns.map(column => cell(row[column])).join(','))];
  return `${lines.join('\r\n')}\r\n`;
}
