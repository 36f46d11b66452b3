import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';

/** Files that a release also holds compressed: `a.js` with `a.js.br` and `a.js.gz`. */
export const isCompressible = (file: string): boolean =>
  /\.(js|css|json|svg|html|txt|webmanifest)$/.test(file);

/** The smallest result. It takes a second for the largest file of a release. */
export async function brotli(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return new Uint8Array(await promisify(brotliCompress)(bytes, { params }));
}

export const gzip = async (bytes: Uint8Array): Promise<Uint8Array> =>
  await promisify(gzipCompress)(bytes, { level: 9 });
