/** Letters that decomposing leaves as they are, as people type them who lack their key. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ة: 'ه',
  ى: 'ي',
  ـ: '',
};

/** A text in lower case without marks, with plain letters, and without the Arabic article: a search term's other spelling. */
export const foldScript = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßıłøةىـ]/g, letter => plain[letter] ?? letter)
    .replaceAll(/(^|[^\p{L}])و?ال(?=\p{L}{3})/gu, '$1');
