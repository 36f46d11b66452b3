/** Puts a room's styles into its cascade layer, so that no order of loading can let one room repaint another. */
module.exports = function layerLoader(source) {
  return `@layer ${this.getOptions().layer} {\n${source}\n}\n`;
};
