/** What the types of the DOM lack. */
declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>,
      ): void;
    };
  }
}

/** Folders of the site that hold scripts. */
const SCRIPTS = /^\/(?:assets|_releases)\//;

/**
 * The only policy that the browser admits: every script that code adds to the page comes from a release. Markup passes: React
 * escapes texts, and the content security policy keeps scripts in markup from running.
 */
window.trustedTypes?.createPolicy('default', {
  createHTML: markup => markup,
  createScript(text) {
    // The pages' structured data. Code is not JSON.
    JSON.parse(text || '{}');
    return text;
  },
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, document.baseURI);
    if (origin !== location.origin || !SCRIPTS.test(pathname))
      throw new TypeError(`${pathname} is not a script of this site`);
    return address;
  },
});
