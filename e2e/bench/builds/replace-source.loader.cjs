/** Replaces a file by the source in its options. */
module.exports = function replaceSource() {
  return this.getOptions().source;
};
