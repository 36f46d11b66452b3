import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { recordedFetch } from '@carefare/release/recorded-api';
import { slugOf } from 'shared-contracts';
import { createApi } from 'shared-contracts/host';
import { expect, it } from 'vitest';

const PUBLIC = join(import.meta.dirname, '../../../../public');
/** Of a drawing, compressed. */
const BYTES_MAX = 4 * 1024;
/** Shapes and their groups: neither scripts nor text, pictures, styles or references. */
const ELEMENTS = new Set(['svg', 'title', 'g', 'path', 'rect', 'circle', 'ellipse']);
const ATTRIBUTES = /^(?:xmlns|width|height|viewBox|x|y|r|rx|ry|cx|cy|d|fill|stroke(?:-[a-z]+)?|transform)$/;

const filesOf = (folder: string) =>
  readdirSync(join(PUBLIC, 'images', folder)).map(file => `/images/${folder}/${file}`);
const drawings = [...filesOf('categories'), ...filesOf('treatments'), ...filesOf('countries')];
const read = (drawing: string) => readFileSync(join(PUBLIC, drawing), 'utf8');

it('each treatment of the API and each destination has a drawing of its own', async () => {
  const api = createApi({ baseUrl: 'http://api', fetch: recordedFetch });
  const treatments = await api.treatments();
  const destinations = await api.destinations();
  expect([...filesOf('categories'), ...filesOf('treatments')].toSorted()).toEqual(
    treatments.map(({ image }) => image).toSorted(),
  );
  for (const { image, imageText } of treatments)
    expect(read(image ?? '')).toContain(`<title>${imageText}</title>`);
  expect(filesOf('countries').toSorted()).toEqual(
    destinations.map(({ country }) => `/images/countries/${slugOf(country)}.svg`).toSorted(),
  );
  expect(new Set(drawings.map(read)).size).toBe(drawings.length);
});

it.each(drawings)('%s is a small 4:3 vector image made only of shapes, and says what it shows', drawing => {
  const source = read(drawing);
  expect(brotliCompressSync(source).byteLength).toBeLessThanOrEqual(BYTES_MAX);
  const { documentElement: svg } = new DOMParser().parseFromString(source, 'image/svg+xml');
  expect(svg.getAttribute('viewBox')).toBe('0 0 800 600');
  expect(svg.querySelector('title')?.textContent).toMatch(/^[A-Z]/);
  for (const { tagName, attributes } of [svg, ...svg.querySelectorAll('*')]) {
    expect(ELEMENTS).toContain(tagName);
    for (const { name, value } of attributes) {
      expect(name).toMatch(ATTRIBUTES);
      if (name !== 'xmlns') expect(value).not.toMatch(/url\(|:/);
    }
  }
});
