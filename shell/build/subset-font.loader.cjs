const subsetFont = require('subset-font');

/** Of the fonts' Latin files: ASCII, Latin-1, punctuation and signs, as the `unicode-range` of fonts.css says. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];
const text = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');
/** Spacing, ligatures, marks, and the figures that tables use. */
const FEATURES = ['kern', 'mark', 'ccmp', 'liga', 'tnum', 'lnum'];

/** Makes a small font of a variable one: the letters above, in the weights that its query names, as in `?weights=400-650`. */
module.exports = function subsetFontLoader(font) {
  const done = this.async();
  const [min, max = min] = new URLSearchParams(this.resourceQuery).get('weights').split('-').map(Number);
  subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures: FEATURES,
    noLayoutClosure: true,
    noHinting: true,
  }).then(subset => done(null, subset), done);
};
module.exports.raw = true;
