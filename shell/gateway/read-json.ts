/** As JSON writes half of a character: a text may have been cut between two. */
const HALF = /\\u[dD][89a-fA-F]/;

/** JSON in whole characters: a browser and a server would show half of one differently. */
export function inWholeCharacters(text: string): string {
  if (!HALF.test(text)) return text;
  const value = readJson(text, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed() : part,
  );
  return value === undefined ? text : JSON.stringify(value);
}

/** Undefined for what is not JSON. */
export function readJson(text: string, revive?: Parameters<typeof JSON.parse>[1]): unknown {
  try {
    return JSON.parse(text, revive);
  } catch {
    return undefined;
  }
}
