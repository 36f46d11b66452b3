import type { ModuleFile } from '../page/files-of.ts';

/**
 * Whether a file that was refused arrives, with another content than its integrity promises. Browsers do not say why a
 * script failed, so it is asked for again, from where the browser had it.
 */
export async function hasOtherContent({ href, integrity }: ModuleFile): Promise<boolean> {
  try {
    const response = await fetch(href, { credentials: 'omit' });
    if (!response.ok) return false;
    const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
    return !integrity.includes(btoa(String.fromCharCode(...new Uint8Array(digest))));
  } catch {
    return false;
  }
}
