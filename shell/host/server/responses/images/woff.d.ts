/** The font's bytes; the server's build inlines them. */
declare module '*.woff' {
  const bytes: Uint8Array;
  export default bytes;
}
