import { hash } from 'node:crypto';

const OPENING = '<style';
const CLOSING = '</style>';

/** Sources of `style-src-elem` for the style elements of a page. No other can take effect, whatever markup comes in. */
export function hashStyles(html: string): string {
  const sources = new Set<string>();
  for (let start = html.indexOf(OPENING); start >= 0; start = html.indexOf(OPENING, start)) {
    const text = html.indexOf('>', start) + 1;
    const end = html.indexOf(CLOSING, text);
    if (text === 0 || end < 0) break;
    sources.add(`'sha256-${hash('sha256', html.slice(text, end), 'base64')}'`);
    start = end;
  }
  return [...sources].join(' ');
}
