/** A font's bytes, as the server's build puts them into its file. */
declare module '*.woff' {
  const bytes: Uint8Array;
  export default bytes;
}
