/** Lets the minifier drop the components and contexts of a package that nothing uses, which it must take for side effects. */
module.exports = function pureComponentsLoader(source) {
  return source
    .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
};
