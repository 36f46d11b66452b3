import { destinationAddresses } from 'shared-contracts';
import { expect, it } from 'vitest';
import { categoryDrawings, drawingText } from './category-drawings.ts';
import { countryDrawing } from './country-drawings.ts';

it('each category and each destination has a drawing with words of its own', () => {
  const countries = destinationAddresses.map(({ name }) => countryDrawing(name));
  const texts = [...Object.values(categoryDrawings), ...countries.map(({ alt }) => alt)];
  expect(texts).not.toContain('');
  expect(new Set(texts).size).toBe(7 + 12);
  expect(new Set(countries.map(({ src }) => src)).size).toBe(12);
});

it('says nothing of a picture that is not among the drawings', () => {
  expect(drawingText('/images/categories/orthopedic.svg')).toBe('A hip joint with an implant');
  for (const image of ['/images/categories/unknown.svg', '/images/orthopedic.svg', null, undefined])
    expect(drawingText(image)).toBe('');
});
