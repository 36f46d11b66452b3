import { expect } from './test.ts';

/** The sitemap, which a shell that has just started may still be putting together. @param site its address */
export async function readSitemap(site: string): Promise<string> {
  let text = '';
  const read = async () => {
    const answer = await fetch(`${site}/sitemap.xml`);
    text = await answer.text();
    return answer.status;
  };
  await expect.poll(read).toBe(200);
  return text;
}
