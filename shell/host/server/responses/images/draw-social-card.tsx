import figtree from '@fontsource/figtree/files/figtree-latin-500-normal.woff';
import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff';
import satori from 'satori';
import { brand } from 'shared-contracts';
import sharp from 'sharp';

const SIZE = { width: 1200, height: 630 };
const PICTURE = { width: 480, height: 360, left: 660, top: 135 };
const PICTURE_DPI = 72;

const fonts = [
  { name: 'Fraunces', data: Buffer.from(fraunces), weight: 600, style: 'normal' },
  { name: 'Figtree', data: Buffer.from(figtree), weight: 500, style: 'normal' },
] as const;

interface SocialCard {
  title: string;
  text: string;
  /** Small print. */
  note: string;
  /** Path of an image file, 4:3, or its bytes. */
  image: string | Uint8Array;
}

/** Draws the preview that social networks show for a page, 1200 x 630 px. It needs no fonts of the machine. */
export async function drawSocialCard({
  title,
  text,
  note,
  image,
}: SocialCard): Promise<Uint8Array<ArrayBuffer>> {
  const words = await satori(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: 640,
        height: SIZE.height,
        boxSizing: 'border-box',
        padding: '64px 0 64px 72px',
        color: '#14302c',
        fontFamily: 'Figtree',
      }}
    >
      <div style={{ fontFamily: 'Fraunces', fontSize: 40, color: '#14695e' }}>{brand.name}</div>
      <div style={{ display: 'flex', flexDirection: 'column', paddingRight: 40 }}>
        <div style={{ fontFamily: 'Fraunces', fontSize: title.length > 24 ? 54 : 68, lineHeight: 1.1 }}>
          {title}
        </div>
        <div style={{ marginTop: 28, fontSize: 30, lineHeight: 1.35, color: '#45605b' }}>{text}</div>
      </div>
      <div style={{ fontSize: 22, color: '#45605b' }}>{note}</div>
    </div>,
    { ...SIZE, fonts: [...fonts] },
  );
  const mask = Buffer.from(
    `<svg width="${PICTURE.width}" height="${PICTURE.height}"><rect width="100%" height="100%" rx="24"/></svg>`,
  );
  const art = await sharp(image, { density: PICTURE_DPI })
    .resize(PICTURE.width, PICTURE.height, { fit: 'cover' })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const card = await sharp({ create: { ...SIZE, channels: 3, background: '#f7f1e8' } })
    .composite([{ input: Buffer.from(words) }, { input: art, left: PICTURE.left, top: PICTURE.top }])
    .png({ palette: true, quality: 90 })
    .toBuffer();
  return new Uint8Array(card);
}
