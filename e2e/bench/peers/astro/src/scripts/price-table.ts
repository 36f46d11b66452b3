/** The first number of a text, or the text. */
const valueOf = (text = ''): number | string =>
  Number(/\d+/.exec(text.replaceAll(',', ''))?.[0] ?? NaN) || text;

/** Sorts the rows by a column, or turns them around if they are sorted by it. */
function sort(table: HTMLTableElement, header: HTMLTableCellElement): void {
  const isDescending = header.ariaSort === 'ascending';
  const textOf = (row: HTMLTableRowElement) => row.cells[header.cellIndex]?.textContent;
  const body = table.tBodies[0];
  const rows = [...(body?.rows ?? [])].sort((a, b) =>
    valueOf(textOf(a)) < valueOf(textOf(b)) === isDescending ? 1 : -1,
  );
  body?.append(...rows);
  for (const cell of table.tHead?.rows[0]?.cells ?? []) {
    const direction = isDescending ? 'descending' : 'ascending';
    cell.ariaSort = cell === header ? direction : null;
    const arrow = cell.querySelector('span');
    if (arrow) arrow.textContent = cell === header ? (isDescending ? '↓' : '↑') : '';
  }
}

for (const button of document.querySelectorAll('th button')) {
  const [header, table] = [button.closest('th'), button.closest('table')];
  if (header && table) button.addEventListener('click', () => sort(table, header));
}
