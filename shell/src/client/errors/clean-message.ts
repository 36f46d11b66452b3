import { MESSAGE_MAX } from '../../error-report-limits.ts';

const READ_MAX = 1_000;
const CUT = '…';
/** In addresses of e-mail, of pages and their queries, and in names in other letters than English ones. */
const NO_WORD = /[@/\\=&]|[^\u0021-\u007e…]/;
const WORD = /[\w'-]+/g;

/**
 * What may be said of an error's message: words of the code, and nothing of the visitor. Quoted text, addresses of all
 * kinds, numbers, words with other than English letters, and words that stand in the page's fields or address are left out.
 */
export function cleanMessage(name: string, message: string, known: ReadonlySet<string>): string {
  const cleaned = message
    .slice(0, READ_MAX)
    .replace(/\s+/g, ' ')
    // From the first quotation mark to the last: a quoted text may hold some itself. One alone cuts the rest.
    .replace(/["`“”„«»].*["`“”„«»]/, CUT)
    .replace(/["`“”„«»].*/, CUT)
    .replace(/(^|\W)['‘’].*['‘’](?!\w)/, `$1${CUT}`)
    .replace(/(^|\W)['‘’].*/, `$1${CUT}`)
    .replace(/\S+/g, token => (NO_WORD.test(token) ? CUT : token))
    // React's errors have a number in place of a text.
    .replace(/(React error #\d{1,4}\b)|[+(]?\d[\d .,:()-]*/g, (number, code?: string) =>
      code ? number : number.endsWith(' ') ? '# ' : '#',
    )
    .replace(WORD, word => (known.has(word.toLowerCase()) ? CUT : word))
    .replace(/…(?: ?…)+/g, CUT);
  return `${name}: ${cleaned}`.slice(0, MESSAGE_MAX).trim();
}

/** Words that the visitor may have typed or chosen: those in the fields of the page and in its address. */
export function knownWords(): Set<string> {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input:not([type=checkbox], [type=radio]), textarea, select',
  );
  const texts = [...fields].map(({ value }) => value);
  texts.push((location.pathname + location.search + location.hash).replace(/%[\dA-F]{2}|[-+]/gi, ' '));
  return new Set(texts.flatMap(text => text.toLowerCase().match(WORD) ?? []));
}
