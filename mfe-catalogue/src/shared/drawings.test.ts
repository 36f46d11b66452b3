import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawingText } from './drawings.ts';

const PUBLIC = join(import.meta.dirname, '../../../shell/public');
const files = globSync('images/{categories,treatments}/*.svg', { cwd: PUBLIC });

it('says of each drawing of a category or treatment what its own title says, and nothing of other pictures', () => {
  expect(files.length).toBe(7 + 18);
  const texts = files.map(file => drawingText(`/${file.replaceAll('\\', '/')}`));
  const titles = files.map(
    file => /<title>(.+)<\/title>/.exec(readFileSync(join(PUBLIC, file), 'utf8'))?.[1],
  );
  expect(texts).toEqual(titles);
  for (const image of ['/images/categories/unknown.svg', '/images/orthopedic.svg', null, undefined])
    expect(drawingText(image)).toBe('');
});
