/** Puts styles into a cascade layer, so that the order of loading cannot change which styles win. */
module.exports = function layerLoader(source) {
  return `@layer ${this.getOptions().layer} {\n${source}\n}\n`;
};
