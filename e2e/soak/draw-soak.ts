import type { readSample } from './read-sample.ts';

export type SoakSample = Awaited<ReturnType<typeof readSample>> & {
  seconds: number;
  /** Sums since the beginning. */
  pages: number;
  errors: number;
};

const WIDTH = 640;
const HEIGHT = 110;
const MARGIN = 60;
const panels: readonly (readonly [keyof SoakSample, string])[] = [
  ['shellMb', 'memory of the shell, MB'],
  ['apiMb', 'memory of the API, MB'],
  ['shellHandles', 'handles of the shell'],
  ['shellFiles', 'open files of the shell'],
  ['apiFiles', 'open files of the API'],
  ['pages', 'pages and files sent'],
  ['errors', 'errors'],
];

/** The samples over time as an SVG picture, a line for each figure. */
export function drawSoak(samples: readonly SoakSample[]): string {
  const end = samples.at(-1)?.seconds ?? 1;
  const drawn = panels.map(([figure, title], index) => {
    const highest = Math.max(1, ...samples.map(sample => sample[figure]));
    const points = samples.map(
      sample =>
        `${(MARGIN + (sample.seconds / end) * WIDTH).toFixed(1)},${(HEIGHT - (sample[figure] / highest) * (HEIGHT - 30)).toFixed(1)}`,
    );
    return (
      `<g transform="translate(0 ${index * (HEIGHT + 20)})"><text x="${MARGIN}" y="18" font-weight="600">${title}</text>` +
      `<text x="4" y="34">${highest}</text><text x="4" y="${HEIGHT}">0</text>` +
      `<path d="M${MARGIN} ${HEIGHT}h${WIDTH}" stroke="#c9ced6"/>` +
      `<polyline points="${points.join(' ')}" fill="none" stroke="#0f766e" stroke-width="1.5"/></g>`
    );
  });
  const height = panels.length * (HEIGHT + 20) + 20;
  const axis = `<text x="${MARGIN}" y="${height - 8}">${Math.round(end / 60)} minutes</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH + 2 * MARGIN} ${height}" font-family="sans-serif" font-size="11" fill="#1f2933"><rect width="100%" height="100%" fill="#fff"/>${drawn.join('')}${axis}</svg>\n`;
}
