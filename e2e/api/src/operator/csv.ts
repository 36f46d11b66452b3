/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const PHONE = /^\+[\d -]+$/;

function cell(value: unknown): string {
  const text =
    value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  const harmless = FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** RFC 4180, with a header line; text that a spreadsheet would take for a formula is marked as text. */
export function toCsv(rows: readonly Record<string, unknown>[], columns: readonly string[]): string {
  const lines = [columns.join(','), ...rows.map(row => columns.map(column => cell(row[column])).join(','))];
  return `${lines.join('\r\n')}\r\n`;
}
