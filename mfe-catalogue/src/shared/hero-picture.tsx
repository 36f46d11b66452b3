import { Picture } from 'shared-contracts/ui';
import classes from './hero-picture.module.css';

interface HeroPictureProps {
  /** Without data (undefined) the place is kept free. */
  src: string | null | undefined;
  /** What a drawing shows; empty for a picture that says nothing. */
  alt?: string | undefined;
}

const FORMATS = ['webp'] as const;
const WIDTHS = [400, 600, 800] as const;
const QUALITY = 90;

/** The picture at the top of a page: 4:3 webp in these widths and quality (section 2). */
export const HeroPicture = ({ src, alt = '' }: HeroPictureProps) =>
  src === undefined ? (
    <div className={classes.empty} />
  ) : (
    <Picture
      src={src}
      alt={alt}
      width={800}
      height={600}
      widths={WIDTHS}
      formats={FORMATS}
      quality={QUALITY}
      priority
    />
  );
