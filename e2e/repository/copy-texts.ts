import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

const root = join(import.meta.dirname, '../..');

/** The texts in a source file; what is computed in them reads "it". */
function textsOf(source: string): string[] {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateLiteral: ({ quasis }) => void texts.push(quasis.map(({ value }) => value.cooked).join('it')),
  }).visit(parseSync('copy.ts', source).program);
  return texts;
}

/** The texts on screen by the file that holds them, from the repository's top level. */
export const screenTexts: ReadonlyMap<string, readonly string[]> = new Map(
  globSync(
    [
      '{shell/host,shell/site,mfe-*/src,shared-contracts/src}/**/*.copy.ts',
      'mfe-*/src/remote.ts',
      'mfe-catalogue/src/shared/profiles.ts',
      'shared-contracts/src/site/shell-pages.ts',
    ],
    { cwd: root },
  )
    .map(file => file.replaceAll('\\', '/'))
    .sort()
    .map(file => [file, textsOf(readFileSync(join(root, file), 'utf8'))]),
);
