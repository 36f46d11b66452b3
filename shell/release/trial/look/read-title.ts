const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/** The title of a document as React writes it. */
export function readTitle(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, entity => ENTITIES[entity] ?? entity);
}
