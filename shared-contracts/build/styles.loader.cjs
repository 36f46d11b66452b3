/** Lengths between and within the parts of a page, in px where text has its usual size. */
const SPACES = new Set(['4', '8', '12', '16', '24', '32', '48', '64', '96']);

/**
 * Writes lengths in place of `var(--space-16)` and the others, which are longer and never change. With `layer`, puts styles
 * into a cascade layer, so that the order of loading cannot change which styles win.
 * @throws Error for a length that is not of the rhythm
 */
module.exports = function stylesLoader(source) {
  const { layer } = this.getOptions();
  const css = source.replace(/var\(--space-(\d+)\)/g, (variable, px) => {
    if (!SPACES.has(px)) throw new Error(`${variable}: the lengths are ${[...SPACES].join(', ')}`);
    return `${px / 16}rem`;
  });
  return layer ? `@layer ${layer} {\n${css}\n}\n` : css;
};
