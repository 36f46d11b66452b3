import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineStyles } from '../rendering/rendered-page.ts';
import type { ShellRelease } from '../shell-release.ts';
import type { CandidateComposition } from './composition-snapshot.ts';

/** An address in a style sheet is relative to the file, so such a file must remain one. */
const RELATIVE_ADDRESS = /url\((?!\s*["']?(?:data:|#|\/))/;

const escape = (css: string): string => css.replaceAll('</', '<\\/');

/** Styles that a page can hold itself, so that no request for CSS delays its first paint. */
export function readInlineStyles(
  { releases }: Pick<CandidateComposition, 'releases'>,
  { chunks, clientDir }: Pick<ShellRelease, 'chunks' | 'clientDir'>,
): InlineStyles {
  const styles: Record<string, string> = {};
  const shellFiles = Object.values(chunks).flatMap(({ css }) => css);
  for (const file of shellFiles)
    styles[`/assets/${file}`] = escape(readFileSync(join(clientDir, file), 'utf8'));
  for (const { base, styles: sheets } of releases.values())
    for (const [file, text] of sheets)
      if (text && !RELATIVE_ADDRESS.test(text)) styles[base + file] = escape(text);
  return styles;
}
