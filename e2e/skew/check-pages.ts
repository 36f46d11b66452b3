const DEADLINE_MS = 10_000;
const FALLBACK = /data-remote="(\w+)" data-fallback|data-fallback=""/;

export interface CheckedPages {
  pages: readonly { path: string; modules: readonly string[] }[];
  faults: readonly string[];
}

/** Requests one page of every kind in the site's map: each is a 200 with all its parts. */
export async function checkPages(url: string): Promise<CheckedPages> {
  const faults: string[] = [];
  const pages: { path: string; modules: string[] }[] = [];
  for (const path of pathsOfKinds(await read(`${url}/sitemap.xml`).then(({ text }) => text))) {
    const { status, text } = await read(url + path);
    if (status !== 200) faults.push(`${path} is a ${status}`);
    if (FALLBACK.test(text)) faults.push(`${path} lacks a part`);
    pages.push({ path, modules: Array.from(text.matchAll(/data-module="([^"]+)"/g), ([, id = '']) => id) });
  }
  if (pages.length === 0) faults.push('the map of the site is empty');
  return { pages, faults };
}

/** The first address of each section and depth: `/prices`, `/treatments`, `/treatments/…`, `/treatments/…/…`. */
export function pathsOfKinds(sitemap: string): string[] {
  const kinds = new Map<string, string>();
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address);
    const [, section, ...rest] = pathname.split('/');
    const kind = `${section}/${rest.length}`;
    if (!kinds.has(kind)) kinds.set(kind, pathname);
  }
  return [...kinds.values()];
}

async function read(address: string): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}
