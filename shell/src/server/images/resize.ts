import pLimit from 'p-limit';
import type { ImageRequest } from 'shared-contracts';
import sharp, { type Sharp } from 'sharp';

const CONCURRENCY = 2;
/** Requests beyond this are refused. */
const QUEUE_MAX = 64;
const SECONDS_MAX = 5;
const PIXELS_MAX = 40_000_000;
const SVG_DPI = 72;
const SVG_DPI_MAX = 2_400;
const QUALITY_MAX = { avif: 80, webp: 85, jpg: 85 } as const;

const encoders: Record<ImageRequest['format'], (image: Sharp, quality: number) => Sharp> = {
  avif: (image, quality) => image.avif({ quality, effort: 3 }),
  webp: (image, quality) => image.webp({ quality }),
  jpg: (image, quality) => image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }),
};

/** The queue of image work is full. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

const queue = pLimit(CONCURRENCY);

/**
 * Runs image work, two pieces at a time for all visitors together.
 * @throws BusyError when the queue is full
 */
export async function queueImageWork<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= QUEUE_MAX) throw new BusyError('the queue of image work is full');
  return await queue(work);
}

/**
 * Resizes an image file to the requested width, format and quality.
 * @throws BusyError when the queue is full; Error when the file is not an image or takes too long
 */
export const resize = (file: string, { width, format, fit, quality }: ImageRequest) =>
  queueImageWork(async () => {
    const limits = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const;
    const source = await sharp(file, limits).metadata();
    const isVector = source.format === 'svg';
    // A vector image is rasterized at the requested size, so that it stays sharp.
    const density = isVector ? Math.min(SVG_DPI * Math.max(1, width / source.width), SVG_DPI_MAX) : SVG_DPI;
    const image = sharp(file, { ...limits, density })
      .timeout({ seconds: SECONDS_MAX })
      .resize({ width, fit, withoutEnlargement: !isVector });
    const encode = encoders[format];
    return new Uint8Array(await encode(image, Math.min(quality, QUALITY_MAX[format])).toBuffer());
  });
