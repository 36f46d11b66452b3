import { preload } from 'react-dom';
import { BRAND_IMAGE, type ImageFormat, type ImageWidth, imageSources, imageUrl } from '../site/images.ts';

interface PictureProps {
  /** Path on the site, or an https address that the API names. The brand's picture takes the place of a missing one. */
  src: string | null;
  alt: string;
  /** Size of the file in px; reserves the space on the page. */
  width: number;
  height: number;
  /** Displayed width, as HTML's `sizes`; that of a picture in a `PageHero` by default. */
  sizes?: string;
  widths?: readonly ImageWidth[];
  /** Best first; browsers that support none of them load jpg. All that the styles are made for know avif. */
  formats?: readonly Exclude<ImageFormat, 'jpg'>[];
  quality?: number;
  /** Preloads the first picture of a page. */
  priority?: boolean;
}

const HERO_SIZES = '(min-width: 75em) 480px, (min-width: 48em) 42vw, 92vw';

const DEFAULT_FORMATS = ['avif'] as const;
const DEFAULT_WIDTHS = [320, 480, 640, 800, 960, 1280] as const;

/** A picture in the width and format that fit the visitor's screen (section 7). */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes = HERO_SIZES,
  widths = DEFAULT_WIDTHS,
  formats = DEFAULT_FORMATS,
  quality,
  priority = false,
}: PictureProps) {
  const image = { url: src ?? BRAND_IMAGE, ...(quality !== undefined && { quality }) };
  const middle = widths[Math.floor(widths.length / 2)] ?? widths[0] ?? 640;
  const [best] = formats;
  if (priority && best)
    preload(imageUrl({ ...image, width: middle, format: best }), {
      as: 'image',
      imageSrcSet: imageSources({ ...image, format: best }, widths),
      imageSizes: sizes,
      type: `image/${best}`,
      fetchPriority: 'high',
    });
  return (
    <picture>
      {formats.map(format => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={imageSources({ ...image, format }, widths)}
          sizes={sizes}
        />
      ))}
      <img
        src={imageUrl({ ...image, width: middle, format: 'jpg' })}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
