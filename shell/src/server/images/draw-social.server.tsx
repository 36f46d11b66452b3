import figtree from '@fontsource/figtree/files/figtree-latin-500-normal.woff';
import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff';
import satori from 'satori';
import { brand } from 'shared-contracts';
import sharp from 'sharp';

const SIZE = { width: 1200, height: 630 };
const PICTURE = { width: 480, left: 660, top: 135 };
const PICTURE_DPI = 72;

const fonts = [
  { name: 'Fraunces', data: Buffer.from(fraunces), weight: 600, style: 'normal' },
  { name: 'Figtree', data: Buffer.from(figtree), weight: 500, style: 'normal' },
] as const;

interface Drawing {
  title: string;
  text: string;
  /** File of a drawing, 4:3. */
  image: string;
}

/** Draws a page's preview for links, 1200 x 630 px, with the site's own fonts: the machine's are not asked for. */
export async function drawSocial({ title, text, image }: Drawing): Promise<Uint8Array<ArrayBuffer>> {
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
      <div style={{ fontSize: 22, color: '#45605b' }}>Indicative prices. Not medical advice.</div>
    </div>,
    { ...SIZE, fonts: [...fonts] },
  );
  const rounded = Buffer.from(
    `<svg width="${PICTURE.width}" height="360"><rect width="100%" height="100%" rx="24"/></svg>`,
  );
  const art = await sharp(image, { density: PICTURE_DPI })
    .resize(PICTURE.width, 360, { fit: 'cover' })
    .composite([{ input: rounded, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const drawn = await sharp({ create: { ...SIZE, channels: 3, background: '#f7f1e8' } })
    .composite([{ input: Buffer.from(words) }, { input: art, left: PICTURE.left, top: PICTURE.top }])
    .png({ palette: true, quality: 90 })
    .toBuffer();
  return new Uint8Array(drawn);
}
