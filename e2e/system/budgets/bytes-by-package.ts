import { brotliCompressSync } from 'node:zlib';
import { decode } from '@jridgewell/sourcemap-codec';

interface SourceMap {
  sources: readonly string[];
  mappings: string;
}

/** Code of the bundler itself: its runtime, and what no source accounts for. */
const BUNDLER = 'bundler';

/**
 * The brotli bytes of a file by the package that they come from: npm packages by name, packages of the workspace by folder.
 * Each package's code is compressed by itself, and the sizes are scaled to that of the whole file.
 */
export function bytesByPackage(code: string, map: SourceMap, owner: string): Map<string, number> {
  const texts = splitByPackage(code, map, owner);
  const sizes = new Map([...texts].map(([name, text]) => [name, brotliCompressSync(text).length]));
  const sum = [...sizes.values()].reduce((total, size) => total + size, 0);
  const whole = brotliCompressSync(code).length;
  return new Map([...sizes].map(([name, size]) => [name, (size / sum) * whole]));
}

/** The package of a source of a source map; `owner` is the package that was built. */
export function packageOf(source: string, owner: string): string {
  const installed = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (installed) return installed;
  const sibling = /\/\.\.\/((?:mfe-)?[\w-]+)\//.exec(source)?.[1];
  if (sibling) return sibling;
  return /\/webpack\//.test(source) ? BUNDLER : owner;
}

function splitByPackage(code: string, { sources, mappings }: SourceMap, owner: string): Map<string, string> {
  const names = sources.map(source => packageOf(source, owner));
  const lines = code.split('\n');
  const texts = new Map<string, string>();
  const add = (source: number | undefined, text: string) => {
    const name = source === undefined ? BUNDLER : (names[source] ?? BUNDLER);
    if (text) texts.set(name, (texts.get(name) ?? '') + text);
  };
  const mapped = decode(mappings);
  for (const [number, line] of lines.entries()) {
    const segments = mapped[number] ?? [];
    add(undefined, line.slice(0, segments[0]?.[0]));
    for (const [index, [column, source]] of segments.entries())
      add(source, line.slice(column, segments[index + 1]?.[0]));
  }
  return texts;
}
