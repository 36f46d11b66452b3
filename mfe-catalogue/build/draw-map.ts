import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type ExtendedFeature, type ExtendedFeatureCollection, geoContains, geoMercator } from 'd3-geo';
import { feature } from 'topojson-client';
import { places } from '../src/features/destinations/map/places.ts';

/** Written by this script: `node build/draw-map.ts`. A test compares it with what the script draws. */
export const drawingFile = join(import.meta.dirname, '../src/features/destinations/map/drawing.ts');

const WIDTH = 1_000;
const HEIGHT = 430;
/** Between two dots. */
const STEP = 10;

/** From Alaska to New Zealand, and from Scandinavia to the Cape. */
const projection = geoMercator().fitExtent(
  [
    [0, 0],
    [WIDTH, HEIGHT],
  ],
  {
    type: 'MultiPoint',
    coordinates: [
      [-128, 62],
      [155, -38],
    ],
  },
);

/** Natural Earth's shapes (public domain), by the file of world-atlas. */
function readShapes(file: string, object: string): ExtendedFeature[] {
  const path = createRequire(import.meta.url).resolve(`world-atlas/${file}`);
  const topology = JSON.parse(readFileSync(path, 'utf8'));
  const shapes = feature(topology, topology.objects[object]) as unknown as ExtendedFeatureCollection;
  return shapes.features;
}

/** The dots as lines along each row, which CSS draws as dots. */
function toPath(dots: readonly (readonly [x: number, y: number])[]): string {
  const isDot = new Set(dots.map(String));
  return dots
    .filter(([x, y]) => !isDot.has(String([x - STEP, y])))
    .map(([x, y]) => {
      let end = x;
      while (isDot.has(String([end + STEP, y]))) end += STEP;
      // A line without length would have no dot.
      return `M${x} ${y}h${end - x || 0.1}`;
    })
    .join('');
}

const round = (share: number): number => Math.round(share * 1_000) / 10;

/** The drawing: dots of all land and of the destinations, and where each destination's mark stands, in percent. */
export function drawMap(): string {
  const land = readShapes('land-110m.json', 'land');
  const names = new Set(places.map(({ shape, country }): string => shape ?? country));
  const destinations = readShapes('countries-50m.json', 'countries').filter(({ properties }) =>
    names.has(String(properties?.['name'])),
  );
  const grid = Array.from({ length: HEIGHT / STEP }, (_, row) =>
    Array.from({ length: WIDTH / STEP }, (__, column): [number, number] => [
      (column + 0.5) * STEP,
      (row + 0.5) * STEP,
    ]),
  ).flat();
  const isIn = (shapes: ReturnType<typeof readShapes>, dot: [number, number]) => {
    const point = projection.invert?.(dot);
    return point && shapes.some(shape => geoContains(shape, point));
  };
  const highlighted = grid.filter(dot => isIn(destinations, dot));
  const others = grid.filter(dot => !highlighted.includes(dot) && isIn(land, dot));
  const spots = places.map(({ country, at: [longitude, latitude] }) => {
    const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
    return { country, x: Math.round(x), y: Math.round(y) };
  });
  const positions = spots.map(
    ({ country, x, y }) => `  ${JSON.stringify(country)}: [${x / 10}, ${round(y / HEIGHT)}],`,
  );
  return [
    '// Drawn by build/draw-map.ts from Natural Earth (public domain).',
    `export const viewBox = '0 0 ${WIDTH} ${HEIGHT}';`,
    `export const land =\n  '${toPath(others)}';`,
    `export const destinations =\n  '${toPath(highlighted)}';`,
    `export const marks = '${spots.map(({ x, y }) => `M${x} ${y}h0.1`).join('')}';`,
    '/** Percent from the left and from the top. */',
    `export const positions: Readonly<Record<string, readonly [left: number, top: number]>> = {\n${positions.join('\n')}\n};`,
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(drawingFile, drawMap());
