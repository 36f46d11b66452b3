const FAMILIES = ['Figtree Variable', 'Fraunces Variable'];
let areLoaded = false;

/** Requests the fonts for the page after the first one, once nothing of the first one waits for the network. */
export function loadWebFonts(): void {
  if (document.readyState !== 'complete') return addEventListener('load', loadWebFonts, { once: true });
  Promise.all(FAMILIES.map(family => document.fonts.load(`1em "${family}"`))).then(
    () => (areLoaded = true),
    () => undefined,
  );
}

/** Shows the fonts if they are there. Called when another page replaces the first one, so that no text moves. */
export function showWebFonts(): void {
  if (areLoaded) document.documentElement.dataset.fonts = '';
}
