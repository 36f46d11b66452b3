import { expect, it } from 'vitest';
import { categoryDrawings, drawingText } from './category-drawings.ts';

it('each category has words of its own for its drawing, other pictures have none', () => {
  const texts = Object.keys(categoryDrawings).map(name => drawingText(`/images/categories/${name}.svg`));
  expect(texts).toContain('A hip joint with an implant');
  expect(new Set(texts.filter(Boolean)).size).toBe(7);
  for (const image of ['/images/categories/unknown.svg', '/images/orthopedic.svg', null, undefined])
    expect(drawingText(image)).toBe('');
});
