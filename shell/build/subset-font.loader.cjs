const subsetFont = require('subset-font');

/**
 * Letters of the fonts' Latin files, as the `unicode-range` of fonts.css says. The texts of the site are made of the first,
 * names and loanwords of both.
 */
const LETTERS = {
  usual: [
    [0x20, 0x7e],
    ...[0xa0, 0xa3, 0xa9, 0xb7, 0xd7].map(letter => [letter, letter]),
    [0x2013, 0x2014],
    [0x2018, 0x2019],
    [0x201c, 0x201d],
    ...[0x2026, 0x20ac, 0x2122].map(letter => [letter, letter]),
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ],
  accented: [
    [0xa1, 0xff],
    [0x2010, 0x203a],
  ],
};
/** Spacing, ligatures, marks, and the figures that tables use. */
const FEATURES = ['kern', 'mark', 'ccmp', 'liga', 'tnum', 'lnum'];

/** Makes a small font of a variable one, with the letters and weights that its query names, as in `?letters=usual&weights=400-650`. */
module.exports = function subsetFontLoader(font) {
  const done = this.async();
  const query = new URLSearchParams(this.resourceQuery);
  const [min, max = min] = query.get('weights').split('-').map(Number);
  const text = LETTERS[query.get('letters')]
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map(letter => String.fromCodePoint(letter))
    .join('');
  subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures: FEATURES,
    noLayoutClosure: true,
    noHinting: true,
  }).then(subset => done(null, subset), done);
};
module.exports.raw = true;
