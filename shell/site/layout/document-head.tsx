/** The site's colour and icons, the same on all pages. */
export function DocumentHead() {
  return (
    <>
      <meta name="theme-color" content="#fcfaf6" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  );
}
