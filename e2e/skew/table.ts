import type { SkewResult } from './run-combination.ts';

/** The results for a reader: a line for each, its reasons below it, and a count. */
export function drawTable(results: readonly SkewResult[]): string[] {
  const rows = results.map(({ shell, moved, result, pages, reasons }) => ({
    cells: [
      shell === 'same' ? 'shell' : `${shell} shell`,
      moved.length > 0 ? `new ${moved.join(', ')}` : 'old remotes',
      result,
      result === 'refused' ? '' : `${pages} pages`,
    ],
    reasons,
  }));
  const widths = [0, 1, 2, 3].map(column => Math.max(...rows.map(({ cells }) => cells[column]?.length ?? 0)));
  const count = (result: SkewResult['result']) => results.filter(row => row.result === result).length;
  return [
    ...rows.flatMap(({ cells, reasons }) => {
      const line = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
      return [line.trimEnd()].concat(reasons.map(reason => `    ${reason}`));
    }),
    `${count('works')} work, ${count('refused')} refused, ${count('fails')} fail`,
  ];
}
