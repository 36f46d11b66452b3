import type { BuildName } from '../builds/build.ts';
import type { Machine } from '../machine.ts';
import type { Row } from './summary.ts';
import { formatNumber } from './table.ts';

const COLORS: Readonly<Record<BuildName, string>> = {
  bare: '#9aa5b1',
  federated: '#0f766e',
  static: '#c9ced6',
};
/** Figures that the plot shows, each with a panel of its own. */
const PANELS = [
  'JS, KB',
  'FCP, ms',
  'LCP, ms',
  'blocking (CPU x 4), ms',
  'Lighthouse mobile: LCP, ms',
  'Lighthouse mobile: TBT, ms',
  'list to detail with hover, ms',
  'list to detail on a slow phone, ms',
  'CPU of a page that is not kept, ms',
  'pages a second per core',
];
const WIDTH = 460;
const LABELS = 80;
const BARS = 300;
const BAR = 12;
const GAP = 10;
const TITLE = 30;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const text = (x: number, y: number, content: string, extra = ''): string =>
  `<text x="${x}" y="${y}" ${extra}>${escape(content)}</text>`;

/** A panel of bars: a group for each page, a bar for each build. */
function drawPanel(figure: string, rows: readonly Row[]): { svg: string; height: number } {
  const highest = Math.max(...rows.flatMap(({ medians }) => Object.values(medians)), Number.EPSILON);
  const parts = [text(0, 16, figure, 'font-weight="600"')];
  let y = TITLE;
  for (const { page, medians } of rows) {
    parts.push(text(0, y + 10, page));
    for (const [build, value] of Object.entries(medians) as [BuildName, number][]) {
      const width = Math.max(1, (value / highest) * BARS);
      const title = `<title>${build}</title>`;
      parts.push(
        `<rect x="${LABELS}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" fill="${COLORS[build]}">${title}</rect>`,
        text(LABELS + width + 4, y + 10, formatNumber(value)),
      );
      y += BAR + 2;
    }
    y += GAP;
  }
  return { svg: parts.join(''), height: y + GAP };
}

/** The main figures as an SVG picture: two columns of panels below a legend. */
export function drawPlot(rows: readonly Row[], { date, cores, cpu, chromium }: Machine): string {
  const panels = PANELS.map(figure => ({ figure, rows: rows.filter(row => row.figure === figure) })).filter(
    panel => panel.rows.length > 0,
  );
  const builds = (Object.keys(COLORS) as BuildName[]).filter(build => rows.some(row => build in row.medians));
  const heights = [50, 50];
  const groups = panels.map(({ figure, rows: panelRows }) => {
    const column = (heights[0] ?? 0) <= (heights[1] ?? 0) ? 0 : 1;
    const { svg, height } = drawPanel(figure, panelRows);
    const top = heights[column] ?? 0;
    heights[column] = top + height;
    return `<g transform="translate(${20 + column * WIDTH} ${top})">${svg}</g>`;
  });
  const legend = builds.map(
    (build, index) =>
      `<rect x="${20 + index * 100}" y="24" width="12" height="12" fill="${COLORS[build]}"/>${text(38 + index * 100, 34, build)}`,
  );
  const caption = text(20, 14, `${date.slice(0, 10)}, ${cores} x ${cpu}, Chromium ${chromium}; medians`);
  const [width, height] = [20 + 2 * WIDTH, Math.max(...heights) + 10];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="11" fill="#1f2933"><rect width="100%" height="100%" fill="#fff"/>${caption}${legend.join('')}${groups.join('')}</svg>\n`;
}
