import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const NO_IMAGES = "module.exports = () => { throw new Error('There are no pictures here.'); };";

/**
 * Stands in for `npm ci` in the folder of a shell's release, which fetches an image library.
 * @param manifest of a package that has one; without it no picture is drawn
 */
export function addImageLibrary(release: string, manifest?: string): void {
  const library = join(release, 'node_modules/sharp');
  const installed = manifest && findImageLibrary(manifest);
  mkdirSync(dirname(library), { recursive: true });
  if (installed) return symlinkSync(installed, library);
  mkdirSync(library);
  writeFileSync(join(library, 'index.js'), NO_IMAGES);
}

/** @returns its folder */
function findImageLibrary(manifest: string): string | undefined {
  try {
    return dirname(dirname(createRequire(manifest).resolve('sharp')));
  } catch {
    return undefined;
  }
}
