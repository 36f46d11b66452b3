import pLimit from 'p-limit';
import type { ImageRequest } from 'shared-contracts';
import sharp from 'sharp';

const AT_ONCE = 2;
/** More than this waiting is an attack or a stampede: the next are told to come again. */
const WAITING_MAX = 64;
const SECONDS_MAX = 5;
const PIXELS_MAX = 40_000_000;
const SVG_DPI = 72;
const QUALITY_MAX = { avif: 80, webp: 85, jpg: 85 } as const;

/** Too many pictures are waiting to be made. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

const queue = pLimit(AT_ONCE);

/**
 * Does work on pixels in its turn: two at once, whoever asks.
 * @throws BusyError when too many wait
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= WAITING_MAX) throw new BusyError('too many pictures are waiting');
  return await queue(work);
}

/**
 * Makes a picture of a file in the width, format and quality asked for.
 * @throws BusyError when too many wait; Error when the file is no picture or takes too long
 */
export const resize = (file: string, request: ImageRequest): Promise<Uint8Array<ArrayBuffer>> =>
  inTurn(() => draw(file, request));

async function draw(file: string, { width, format, fit, quality }: ImageRequest) {
  const limits = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const;
  const { format: from, width: own } = await sharp(file, limits).metadata();
  // A drawing is drawn anew at the size that is wanted, instead of being enlarged.
  const density = from === 'svg' ? Math.min(SVG_DPI * Math.max(1, width / own), 2_400) : SVG_DPI;
  const capped = Math.min(quality, QUALITY_MAX[format]);
  const picture = sharp(file, { ...limits, density })
    .timeout({ seconds: SECONDS_MAX })
    .resize({ width, fit, withoutEnlargement: from !== 'svg' });
  const made = await (format === 'jpg'
    ? picture.flatten({ background: '#ffffff' }).jpeg({ quality: capped, mozjpeg: true })
    : format === 'webp'
      ? picture.webp({ quality: capped })
      : picture.avif({ quality: capped, effort: 3 })
  ).toBuffer();
  return new Uint8Array(made);
}
